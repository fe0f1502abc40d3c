import { type Command, InvalidArgumentError, type Option } from "commander";
import type { OwnedProcess } from "./own-process.js";
import { todayOption } from "./today-option.js";

interface RecordCommandsContext {
  /** What all commands have. */
  readonly shared: () => readonly Option[];
  readonly owned: OwnedProcess | undefined;
  readonly onEnd: (exitCode: number) => void;
}

/** The commands of the record of addresses. */
export function addRecordCommands(program: Command, { shared, owned, onEnd }: RecordCommandsContext): void {
  const add = (name: string) =>
    shared()
      .reduce((one, option) => one.addOption(option), program.command(name))
      .addOption(todayOption());

  add("keep-addresses")
    .description("begin the record of the site's addresses: from then on a build that would lose one fails")
    .option("--json", "print the result as JSON")
    .action(async (flags) => {
      (await import("../code/bundle/start-bundler.js")).startBundler();
      const { runKeep } = await import("./keep-command.js");
      onEnd(await runKeep(flags, owned));
    });

  add("release-address")
    .argument("<address...>", "what the site no longer has, such as /old or /privacy-policy#contact")
    .description("give up addresses of the record, so that a build may lose them")
    .requiredOption("--reason <text>", "why nobody needs them any more: it is recorded", parseReason)
    .option("--json", "print the result as JSON")
    .action(async (addresses, flags) => {
      (await import("../code/bundle/start-bundler.js")).startBundler();
      const { runRelease } = await import("./release-command.js");
      onEnd(await runRelease(addresses, flags, owned));
    });
}

function parseReason(value: string): string {
  if (value.trim() !== "") return value;
  throw new InvalidArgumentError("It is empty; say why nobody needs the address any more.");
}
