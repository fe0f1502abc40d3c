import { type Command, Option } from "commander";
import { colourOption, rootOption, todayOption } from "../options/site-options.js";
import type { OnEnd } from "./define-additions.js";

/** Defines `handbill legal` and `handbill legal release`. */
export function defineLegal(program: Command, onEnd: OnEnd): void {
  const legal = withLegalOptions(program.command("legal"))
    .argument("[document...]", "a document: its file name without .md (default: all)")
    .description("list the versions of the legal documents and their changes")
    .action(async (names, flags) => {
      const { runLegal } = await import("./legal-command.js");
      onEnd(await runLegal(names, flags));
    });

  withLegalOptions(legal.command("release"))
    .argument("[document...]", "a document: its file name without .md (default: all)")
    .description("record the current text of the legal documents as a version")
    .option("--note <text>", "a summary of the changes for readers")
    .addOption(new Option("--amend", "correct a typo in a released version").conflicts("note"))
    .option("--reason <text>", "why the version is corrected; shown to readers")
    .action(async (names, _, command) => {
      // Options before the command's name belong to it as well.
      const flags = command.optsWithGlobals();
      if (flags.amend && !flags.reason?.trim()) command.error("error: --amend needs --reason.");
      if (!flags.amend && flags.reason !== undefined)
        command.error("error: --reason needs --amend; use --note to describe changes.");
      const { runRelease } = await import("./legal-command.js");
      onEnd(await runRelease(names, flags));
    });
}

const withLegalOptions = (command: Command): Command =>
  [rootOption(), colourOption(), todayOption()]
    .reduce((command, option) => command.addOption(option), command)
    .option("--json", "print the result as JSON");
