import { type Command, InvalidArgumentError } from "commander";
import { colourOption, rootOption, todayOption } from "../options/site-options.js";
import type { OwnedProcess } from "../process/own-process.js";
import type { OnEnd } from "./define-additions.js";

interface LockProcess {
  readonly owned: OwnedProcess | undefined;
  readonly onEnd: OnEnd;
}

/** Defines the commands for the record of published URLs: `lock` and `unlock`. */
export function defineLocks(program: Command, { owned, onEnd }: LockProcess): void {
  const define = (name: string) => {
    const options = [rootOption(), colourOption(), todayOption()];
    return options.reduce((command, option) => command.addOption(option), program.command(name));
  };
  define("lock")
    .description("record the site's URLs in handbill.lock; later builds fail if one would disappear")
    .option("--json", "print the result as JSON")
    .action(async (flags) => {
      const { runLock } = await import("./lock-commands.js");
      onEnd(await runLock(flags, owned));
    });
  define("unlock")
    .argument("<url...>", "a URL that the site no longer has, such as /old or /privacy-policy#contact")
    .description("remove URLs from handbill.lock, so that builds may drop them")
    .requiredOption(
      "--reason <text>",
      "why they are no longer needed; recorded in handbill.lock",
      parseReason,
    )
    .option("--json", "print the result as JSON")
    .action(async (addresses, flags) => {
      const { runUnlock } = await import("./lock-commands.js");
      onEnd(await runUnlock(addresses, flags, owned));
    });
}

function parseReason(value: string): string {
  if (value.trim() !== "") return value;
  throw new InvalidArgumentError("It must say why the URL is no longer needed.");
}
