import { type Command, Option } from "commander";
import { todayOption } from "./today-option.js";

export interface LegalContext {
  /** The options that all commands have. */
  readonly shared: () => readonly Option[];
  readonly onEnd: (exitCode: number) => void;
}

/** `handbill legal` and `handbill legal release`. */
export function defineLegal(program: Command, { shared, onEnd }: LegalContext): void {
  const legal = withLegalOptions(program.command("legal"))
    .argument("[document...]", "whose versions: its file's name without .md (default: all)")
    .description("show the versions of the legal documents, and what changed in each")
    .action(async (names, flags) => {
      (await import("../code/bundle/start-bundler.js")).startBundler();
      const { runLegal } = await import("./legal-command.js");
      onEnd(await runLegal(names, flags));
    });

  withLegalOptions(legal.command("release"))
    .argument("[document...]", "whose text: its file's name without .md (default: all)")
    .description("keep the present text of the legal documents as the versions of their dates")
    .option("--note <text>", "what changed, for those whom it concerns")
    .addOption(
      new Option("--amend", "mend a typing mistake in a version that was released").conflicts("note"),
    )
    .option("--reason <text>", "why a version is mended; it is kept, and shown")
    .action(async (names, _, command) => {
      // What stands before the name of the command belongs to it as well.
      const flags = command.optsWithGlobals();
      if (flags.amend && !flags.reason?.trim())
        command.error("error: --amend needs a --reason that tells why.");
      if (!flags.amend && flags.reason !== undefined)
        command.error("error: --reason is for --amend; what changed is told by --note.");
      (await import("../code/bundle/start-bundler.js")).startBundler();
      const { runRelease } = await import("./legal-command.js");
      onEnd(await runRelease(names, flags));
    });

  function withLegalOptions(command: Command): Command {
    for (const option of shared()) command.addOption(option);
    return command.addOption(todayOption()).option("--json", "print the result as JSON");
  }
}
