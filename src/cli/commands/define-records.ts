import { type Command, InvalidArgumentError, Option } from "commander";
import { colourOption, rootOption, todayOption, withOptions } from "../options/site-options.js";
import type { CommandContext } from "./define-build.js";

export function defineLegal(program: Command, { exitWith }: CommandContext): void {
  const documents = "file names without .md, such as privacy-policy or de/privacy-policy (default: all)";
  const legal = withRecordOptions(program.command("legal"))
    .argument("[document...]", documents)
    .description("list the versions of the legal documents, with their changes")
    .action(exitWith(async (names, flags) => (await import("./legal-command.js")).runLegal(names, flags)));

  withRecordOptions(legal.command("release"))
    .argument("[document...]", documents)
    .description("record the current text of legal documents as a new version")
    .option("--note <text>", "a summary of the changes, shown to readers")
    .addOption(new Option("--amend", "correct a typo in a released version instead").conflicts("note"))
    .option("--reason <text>", "why the version is corrected; shown to readers")
    .action(
      exitWith(async (names, _, command) => {
        // Options before the command's name belong to it as well.
        const flags = command.optsWithGlobals();
        if (flags.note?.trim() === "") command.error("error: --note needs a text.");
        if (flags.amend && !flags.reason?.trim()) command.error("error: --amend needs --reason.");
        if (!flags.amend && flags.reason !== undefined)
          command.error("error: --reason needs --amend; use --note to describe changes.");
        return (await import("./legal-command.js")).runRelease(names, flags);
      }),
    );
}

const withRecordOptions = (command: Command): Command =>
  withOptions(command, [rootOption(), colourOption(), todayOption()]).option(
    "--json",
    "print the result as JSON",
  );

export function defineLocks(program: Command, { owned, exitWith }: CommandContext): void {
  withRecordOptions(program.command("lock"))
    .description("record the site's URLs in handbill.lock; later builds fail if one would disappear")
    .action(exitWith(async (flags) => (await import("./lock-commands.js")).runLock(flags, owned)));
  withRecordOptions(program.command("unlock"))
    .argument("<url...>", "URLs that the site no longer has, such as /old or /privacy-policy#contact")
    .description("remove URLs from handbill.lock, so that builds may drop them")
    .requiredOption(
      "--reason <text>",
      "why they are no longer needed; recorded in handbill.lock",
      parseReason,
    )
    .action(
      exitWith(async (addresses, flags) =>
        (await import("./lock-commands.js")).runUnlock(addresses, flags, owned),
      ),
    );
}

function parseReason(value: string): string {
  if (value.trim() !== "") return value;
  throw new InvalidArgumentError("It must say why the URL is no longer needed.");
}
