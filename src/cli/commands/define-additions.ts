import type { Command, Option } from "commander";
import { pageKinds } from "../../scaffold/plan/page-kinds.js";
import { familiarOption, formalOption } from "../options/init-flags.js";
import { parseLanguage, parsePageKind, parsePath } from "../options/parse-flags.js";
import { colourOption, rootOption } from "../options/site-options.js";

/** Receives a command's exit code. */
export type OnEnd = (exitCode: number) => void;

/** Defines the commands that add or move pages and languages: `add-language`, `add-page` and `rename-page`. */
export function defineAdditions(program: Command, onEnd: OnEnd): void {
  const define = (name: string, options: readonly Option[] = []) =>
    [...options, rootOption(), colourOption()].reduce(
      (command, option) => command.addOption(option),
      program.command(name),
    );
  define("add-language", [formalOption("default: as in the first language"), familiarOption()])
    .argument("<tag>", "the language, such as pt-PT", parseLanguage)
    .description("add a language to the site: config, document folders and messages")
    .action(async (tag, flags) => {
      const { runAddLanguage } = await import("./add-language-command.js");
      onEnd(await runAddLanguage(tag, flags));
    });

  define("add-page", [formalOption(), familiarOption()])
    .argument("<kind>", `which page: ${pageKinds.join(", ")}`, parsePageKind)
    .description("add a page that some laws require, in the site's languages")
    .action(async (kind, flags) => {
      const { runAddPage } = await import("./add-page-command.js");
      onEnd(await runAddPage(kind, flags));
    });

  define("rename-page")
    .argument("<old>", "the page's path, such as /press", parsePath)
    .argument("<new>", "the new path, such as /media", parsePath)
    .description("move a page to another URL: move its files, update links to it, redirect the old URL")
    .action(async (from, to, flags) => {
      const { runRenamePage } = await import("./rename-page-command.js");
      onEnd(await runRenamePage(from, to, flags));
    });
}
