import { type Command, InvalidArgumentError, type Option } from "commander";
import { todayOption } from "../options/today-option.js";
import type { OwnedProcess } from "../process/own-process.js";

interface RecordCommandsContext {
  /** Returns the options of all commands. */
  readonly shared: () => readonly Option[];
  readonly owned: OwnedProcess | undefined;
  readonly onEnd: (exitCode: number) => void;
}

/** Adds the commands for the record of published URLs, also under their former names. */
export function addRecordCommands(program: Command, { shared, owned, onEnd }: RecordCommandsContext): void {
  const add = (name: string) =>
    shared()
      .reduce((one, option) => one.addOption(option), program.command(name))
      .addOption(todayOption());

  add("lock")
    .description("record the site's URLs in handbill.lock; later builds fail if one would disappear")
    .option("--json", "print the result as JSON")
    .action(async (flags) => {
      (await import("../../code/bundle/start-bundler.js")).startBundler();
      const { runLock } = await import("./lock-command.js");
      onEnd(await runLock(flags, owned));
    });

  add("unlock")
    .argument("<url...>", "a URL that the site no longer has, such as /old or /privacy-policy#contact")
    .description("remove URLs from handbill.lock, so that builds may drop them")
    .requiredOption(
      "--reason <text>",
      "why they are no longer needed; recorded in handbill.lock",
      parseReason,
    )
    .option("--json", "print the result as JSON")
    .action(async (addresses, flags) => {
      (await import("../../code/bundle/start-bundler.js")).startBundler();
      const { runUnlock } = await import("./unlock-command.js");
      onEnd(await runUnlock(addresses, flags, owned));
    });

  for (const [former, now] of [
    ["keep-addresses", "lock"],
    ["release-address", "unlock"],
  ] as const)
    program
      .command(former, { hidden: true })
      .argument("[words...]")
      .allowUnknownOption()
      .action(() =>
        program.error(`error: the command '${former}' is now called '${now}': handbill ${now} --help`),
      );
}

function parseReason(value: string): string {
  if (value.trim() !== "") return value;
  throw new InvalidArgumentError("It must say why the URL is no longer needed.");
}
