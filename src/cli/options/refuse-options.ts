import type { Command } from "commander";

/** Reports an option whose value is another option: in `--name --yes`, commander takes `--yes` as the name. */
export function refuseOptionsAsValues(command: Command): void {
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName());
    const isGiven = command.getOptionValueSource(option.attributeName()) === "cli";
    if (
      isGiven &&
      typeof value === "string" &&
      command.options.some(({ short, long }) => value === short || value === long)
    )
      command.error(`error: option '${option.flags}' has no value: ${value} is an option itself.`);
  }
}
