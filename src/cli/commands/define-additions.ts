import type { Command } from "commander";
import { pageKinds } from "../../scaffold/plan/page-kinds.js";
import { familiarOption, formalOption } from "../options/form-options.js";
import { parseLanguage, parsePageKind, parsePath } from "../options/parse-flags.js";
import type { LegalContext } from "./define-legal.js";

/** Defines the commands that add or move pages and languages: `add-language`, `add-page` and `rename-page`. */
export function defineAdditions(program: Command, { shared, onEnd }: LegalContext): void {
  const define = (name: string, options = shared()) => {
    const command = program.command(name);
    for (const option of options) command.addOption(option);
    return command;
  };
  const withForms = () => [formalOption(), familiarOption(), ...shared()];

  define("add-language", withForms())
    .argument("<tag>", "the language, such as pt-PT", parseLanguage)
    .description("add a language to the site: config, document folders and messages")
    .action(async (tag, flags) => {
      (await import("../../code/bundle/start-bundler.js")).startBundler();
      const { runAddLanguage } = await import("./add-language-command.js");
      onEnd(await runAddLanguage(tag, flags));
    });

  define("add-page", withForms())
    .argument("<kind>", `which page: ${pageKinds.join(", ")}`, parsePageKind)
    .description("add a page that some laws require, in the site's languages")
    .action(async (kind, flags) => {
      (await import("../../code/bundle/start-bundler.js")).startBundler();
      const { runAddPage } = await import("./add-page-command.js");
      onEnd(await runAddPage(kind, flags));
    });

  define("rename-page")
    .argument("<old>", "the page's path, such as /press", parsePath)
    .argument("<new>", "the new path, such as /media", parsePath)
    .description("move a page to another URL: move its files, update links to it, redirect the old URL")
    .action(async (from, to, flags) => {
      (await import("../../code/bundle/start-bundler.js")).startBundler();
      const { runRenamePage } = await import("./rename-page-command.js");
      onEnd(await runRenamePage(from, to, flags));
    });
}
