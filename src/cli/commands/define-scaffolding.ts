import { type Command, Option } from "commander";
import { looks } from "../../scaffold/look.js";
import { pageKinds } from "../../scaffold/plan/page-kinds.js";
import { familiarInOption, familiarOption, formalOption } from "../options/init-flags.js";
import {
  parseColour,
  parseDay,
  parseEmail,
  parseLanguage,
  parseLanguages,
  parsePageKind,
  parsePath,
  parseUrl,
} from "../options/parse-flags.js";
import { colourOption, rootOption, withOptions } from "../options/site-options.js";
import type { CommandContext } from "./define-build.js";

export function defineInit(program: Command, { exitWith }: CommandContext): void {
  program
    .command("init")
    .argument("[folder]", "the folder for the new site, which must be empty", ".")
    .description("create a site from the app's store listings and project")
    .option("--app-store <app>", "the app's App Store URL or id; its listing is fetched")
    .option("--country <cc>", "the App Store country (default: from the URL, or us)")
    .option("--google-play <app>", "the app's Google Play URL or package name")
    .option("--from <folder>", "the app's repository: Xcode, Android, Flutter, Expo, fastlane")
    .option("--target <name>", "the app to use if the repository has several (default: the phone app)")
    .option("--name <name>", "the app's name")
    .option("--email <address>", "the email address for users", parseEmail)
    .option("--url <address>", "the URL of the site", parseUrl)
    .option("--brand <colour>", "the app's colour, such as '#0b7a75' (default: from the icon)", parseColour)
    .addOption(
      new Option(
        "--look <name>",
        "the layout of the landing page (default: depends on screenshots and features)",
      ).choices(looks),
    )
    .addOption(formalOption())
    .addOption(familiarOption())
    .addOption(familiarInOption())
    .option("--language <tag>", "the language of the pages, such as en or pt-PT", parseLanguage)
    .addOption(
      new Option(
        "--languages <tags>",
        "the languages of the pages, the default first, such as en,pt-PT,zh-Hans",
      ).argParser(parseLanguages),
    )
    .addOption(
      new Option("--page <kinds...>", "add pages that some laws require, as add-page does later").choices(
        pageKinds,
      ),
    )
    .option("--own-legal", "publish the project's own PRIVACY.md and TERMS.md")
    .option("-y, --yes", "do not ask questions")
    .option("--json", "do not ask questions; print the result as JSON")
    .addOption(colourOption())
    .action(exitWith(async (folder, flags) => (await import("./init-command.js")).runInit(folder, flags)));
}

export function defineImport(program: Command, { exitWith }: CommandContext): void {
  program
    .command("import")
    .description("compare the config with the app's listings and project, and update it")
    .addOption(rootOption())
    .option("--from <folder>", "the app's repository (default: review.project in the config)")
    .option("--target <name>", "the app to use if the repository has several (default: the phone app)")
    .option("--app-store <app>", "the app's App Store URL or id; its listing is fetched")
    .option("--country <cc>", "the App Store country (default: from the URL, or us)")
    .option("--google-play <app>", "the app's Google Play URL or package name")
    .addOption(
      new Option(
        "--released <day>",
        "publish the newest release notes with this date, such as 2026-01-31",
      ).argParser(parseDay),
    )
    .option("-y, --yes", "accept all changes without asking")
    .addOption(new Option("--check", "write nothing; fail if anything differs").conflicts("yes"))
    .option("--json", "do not ask questions; print the result as JSON")
    .addOption(colourOption())
    .action(exitWith(async (flags) => (await import("./import-command.js")).runImport(flags)));
}

/** Defines the commands that add or move pages and languages: `add-language`, `add-page` and `rename-page`. */
export function defineAdditions(program: Command, { exitWith }: CommandContext): void {
  const define = (name: string, options: readonly Option[] = []) =>
    withOptions(program.command(name), [...options, rootOption(), colourOption()]);
  define("add-language", [formalOption("default: as in the first language"), familiarOption()])
    .argument("<tag>", "the language, such as pt-PT", parseLanguage)
    .description("add a language to the site: config, document folders and messages")
    .action(
      exitWith(async (tag, flags) => (await import("./add-language-command.js")).runAddLanguage(tag, flags)),
    );

  define("add-page", [formalOption(), familiarOption(), familiarInOption()])
    .argument("<kind>", `which page: ${pageKinds.join(", ")}`, parsePageKind)
    .description("add a page that some laws require, in each language of the site")
    .action(exitWith(async (kind, flags) => (await import("./add-page-command.js")).runAddPage(kind, flags)));

  define("rename-page")
    .argument("<old>", "the page's path, such as /press", parsePath)
    .argument("<new>", "the new path, such as /media", parsePath)
    .description("move a page to another URL: move its files, update links to it, redirect the old URL")
    .action(
      exitWith(async (from, to, flags) =>
        (await import("./rename-page-command.js")).runRenamePage(from, to, flags),
      ),
    );
}
