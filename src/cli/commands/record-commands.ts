import { type Command, InvalidArgumentError, type Option } from "commander";
import { todayOption } from "../options/today-option.js";
import type { OwnedProcess } from "../process/own-process.js";

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
    .description("record the site's URLs in handbill.lock; later builds fail if one would disappear")
    .option("--json", "print the result as JSON")
    .action(async (flags) => {
      (await import("../../code/bundle/start-bundler.js")).startBundler();
      const { runKeep } = await import("./keep-command.js");
      onEnd(await runKeep(flags, owned));
    });

  add("release-address")
    .argument("<address...>", "a URL that the site no longer has, such as /old or /privacy-policy#contact")
    .description("remove URLs from handbill.lock, so that builds may drop them")
    .requiredOption(
      "--reason <text>",
      "why they are no longer needed; recorded in handbill.lock",
      parseReason,
    )
    .option("--json", "print the result as JSON")
    .action(async (addresses, flags) => {
      (await import("../../code/bundle/start-bundler.js")).startBundler();
      const { runRelease } = await import("./release-command.js");
      onEnd(await runRelease(addresses, flags, owned));
    });
}

function parseReason(value: string): string {
  if (value.trim() !== "") return value;
  throw new InvalidArgumentError("It must say why the URL is no longer needed.");
}
