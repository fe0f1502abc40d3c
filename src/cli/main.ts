import { Command, InvalidArgumentError, Option } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { looks } from "../scaffold/look.js";
import { pageKinds } from "../scaffold/plan/page-kinds.js";
import { defineAdditions } from "./commands/define-additions.js";
import { defineLegal } from "./commands/define-legal.js";
import { defineLocks } from "./commands/define-locks.js";
import { defineMerge, shardOption } from "./commands/define-merge.js";
import { exitCodes } from "./exit-codes.js";
import { isEpoch } from "./options/build-day.js";
import { familiarOption, formalOption } from "./options/init-flags.js";
import {
  parseColour,
  parseDay,
  parseEmail,
  parseLanguage,
  parseLanguages,
  parseUrl,
} from "./options/parse-flags.js";
import { withServeOptions } from "./options/serve-flags.js";
import {
  baseOption,
  colourOption,
  offlineOption,
  rootOption,
  todayOption,
  withSiteOptions,
  withWritingOptions,
} from "./options/site-options.js";
import type { FoundBuild } from "./past-builds/past-builds.js";
import type { OwnedProcess } from "./process/own-process.js";
import { reportFailure } from "./process/report-failure.js";
import { print, printError, stdout } from "./terminal/terminal.js";

/** Runs the command line and resolves to the exit code. The code of each command is loaded on demand. */
export async function main(
  argv: readonly string[],
  owned: OwnedProcess | undefined,
  past?: FoundBuild,
): Promise<number> {
  let exitCode: number = exitCodes.ok;
  const program = new Command("handbill")
    .description("Builds the public site of a mobile app: landing page, legal pages, help, changelog.")
    .version(packageJson.version, "-v, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print help for a command")
    .showHelpAfterError("(see handbill --help)")
    .configureOutput({
      writeOut: print,
      outputError: (text, write) => write(text),
      getOutHelpWidth: () => stdout.columns,
    })
    .exitOverride()
    .hook("preAction", async (_, command) => {
      const epoch = process.env.SOURCE_DATE_EPOCH;
      if (epoch !== undefined && epoch !== "" && !isEpoch(epoch))
        command.error(
          `error: SOURCE_DATE_EPOCH must be the seconds since 1970, not ${JSON.stringify(epoch)}.`,
        );
      refuseOptionsAsValues(command);
      if (command.optsWithGlobals().color === false) process.env.NO_COLOR = "1";
      if (needsBundler(command)) (await import("../code/bundle/start-bundler.js")).startBundler();
    });

  program
    .command("init")
    .argument("[folder]", "the new site's folder; it must be empty", ".")
    .description("create a site from the app's store listings and project")
    .option("--app-store <app>", "the app's App Store URL or id, to fetch its listing")
    .option("--country <cc>", "the App Store country (default: that of the URL, or us)")
    .option("--google-play <app>", "the app's Google Play URL or package name")
    .option("--from <folder>", "the app's repository: Xcode, Android, Flutter, Expo, fastlane")
    .option("--target <name>", "the app to use if the repository has several (default: the phone app)")
    .option("--name <name>", "the app's name")
    .option("--email <address>", "the support address", parseEmail)
    .option("--url <address>", "the URL of the site", parseUrl)
    .option("--brand <colour>", "the app's colour, such as #0b7a75 (default: from the icon)", parseColour)
    .addOption(
      new Option(
        "--look <name>",
        "how the landing page shows the app (default: chosen by screenshots and features)",
      ).choices(looks),
    )
    .addOption(formalOption())
    .addOption(familiarOption())
    .option("--language <tag>", "the language of the pages, such as en or pt-PT", parseLanguage)
    .addOption(
      new Option("--languages <tags>", "several languages, the default first: en,pt-PT,zh-Hans")
        .argParser(parseLanguages)
        .conflicts("language"),
    )
    .addOption(
      new Option("--page <kinds...>", "pages that some laws require; add-page adds them later").choices(
        pageKinds,
      ),
    )
    .option("--own-legal", "publish the project's own PRIVACY.md and TERMS.md")
    .option("-y, --yes", "ask nothing")
    .option("--json", "ask nothing; print the result as JSON")
    .action(async (folder, flags) => {
      const { runInit } = await import("./commands/init-command.js");
      exitCode = await runInit(folder, flags);
    });

  program
    .command("import")
    .description("compare the config with the app's listings and project, and update it")
    .addOption(rootOption())
    .option("--from <folder>", "the app's repository (default: review.project in the config)")
    .option("--target <name>", "the app to use if the repository has several (default: the phone app)")
    .option("--app-store <app>", "the app's App Store URL or id, to fetch its listing")
    .option("--country <cc>", "the App Store country (default: that of the URL, or us)")
    .option("--google-play <app>", "the app's Google Play URL or package name")
    .addOption(
      new Option("--released <day>", "publish the newest version's release notes with this date").argParser(
        parseDay,
      ),
    )
    .option("-y, --yes", "accept all changes without asking")
    .addOption(new Option("--check", "write nothing; fail if anything differs").conflicts("yes"))
    .option("--json", "ask nothing; print the result as JSON")
    .addOption(colourOption())
    .action(async (flags) => {
      const { runImport } = await import("./commands/import-command.js");
      exitCode = await runImport(flags);
    });

  withWritingOptions(withSiteOptions(program.command("build")))
    .description("build the site")
    .addOption(todayOption())
    .addOption(shardOption())
    .action(async (flags, command) => {
      if (flags.shard)
        exitCode = await (await import("./commands/shard-command.js")).runShard(flags, command, owned);
      else
        exitCode = await (await import("./commands/build-command.js")).runBuild(flags, {
          owned,
          argv,
          past,
        });
    });

  program
    .command("check")
    .description("check all pages and links for errors")
    .addOption(rootOption())
    .option("--dir <dir>", "check an existing folder instead, relative to the site's folder")
    .addOption(baseOption())
    .addOption(colourOption())
    .addOption(todayOption())
    .option("--strict", "fail on warnings, or if there is no network")
    .option("--links-only", "check links only")
    .option("--offline", "make no network requests; use cached results")
    .option("--store", "check the requirements of the stores, without network requests")
    .addOption(
      new Option("--live", "with --store, request the listing's URLs from the live site")
        .implies({ store: true })
        .conflicts("offline"),
    )
    .option("--browser", "also open each page in Chromium (CHROME_PATH)")
    .option("--json", "print the result as JSON")
    .addOption(
      new Option("--format <format>", "output format; markdown prints the --store checklist")
        .choices(["text", "github", "markdown"])
        .default("text"),
    )
    .option("--report <file>", "write an HTML report")
    .action(async (flags) => {
      const { runCheck } = await import("./commands/check-command.js");
      exitCode = await runCheck(flags, owned);
    });

  program
    .command("verify")
    .argument("[address]", "the live site's URL (default: the one in its pages)")
    .description("compare the live site with the build")
    .addOption(rootOption())
    .option("--build <dir>", "the folder that was deployed, relative to the site's folder", "dist")
    .addOption(
      new Option("--wait <seconds>", "how long to wait until the live site matches the build")
        .default(60)
        .argParser(parseSeconds),
    )
    .option("--services", "also ask Apple's and Google's services for the association files")
    .option("--strict", "fail on warnings")
    .option("--json", "print the result as JSON")
    .addOption(new Option("--format <format>", "output format").choices(["text", "github"]).default("text"))
    .addOption(colourOption())
    .action(async (address, flags) => {
      const { runVerify } = await import("./commands/verify-command.js");
      exitCode = await runVerify(address, flags);
    });

  withServeOptions(withSiteOptions(program.command("watch")))
    .description("serve the site and reload the browser on each change")
    .addOption(offlineOption())
    .option("--write", "also write each successful build to the output folder")
    .addOption(todayOption())
    .action(async (flags) => {
      const { runWatch } = await import("./commands/watch-command.js");
      exitCode = await runWatch(flags, { owned, argv });
    });

  withServeOptions(
    withSiteOptions(program.command("preview"), { base: "that of the build", host: "that of the build" }),
  )
    .description("serve the build output as a host would, with compression and cache headers")
    .action(async (flags) => {
      const { runPreview } = await import("./commands/preview-command.js");
      exitCode = await runPreview(flags, owned);
    });

  withSiteOptions(program.command("host"))
    .description("show the settings for the site's host: headers, redirects, types")
    .option("--write", "write the host's files into the project folder")
    .option("--force", "replace files with other content")
    .option("--json", "print the result as JSON")
    .action(async (flags) => {
      const { runHost } = await import("./commands/host-command.js");
      exitCode = await runHost(flags, owned);
    });

  const onEnd = (code: number) => {
    exitCode = code;
  };
  defineMerge(program, { owned, argv, onEnd });
  defineAdditions(program, onEnd);
  defineLegal(program, onEnd);
  defineLocks(program, { owned, onEnd });
  for (const command of program.commands)
    command.showHelpAfterError(`(see handbill ${command.name()} --help)`);

  try {
    process.cwd();
  } catch {
    const message = "the current folder no longer exists; change to another one";
    printError(`error: ${message}`);
    reportFailure({ kind: "usage", message }, argv);
    return exitCodes.usage;
  }
  const meant = otherNames[argv[0] ?? ""];
  try {
    if (meant !== undefined) program.error(`error: unknown command '${argv[0]}'\n(Did you mean ${meant}?)`);
    await program.parseAsync(["node", "handbill", ...argv]);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    if (error.exitCode === 0) return exitCodes.ok;
    reportFailure({ kind: "usage", message: error.message.replace(/^error: /, "") }, argv);
    return exitCodes.usage;
  }
  return exitCode;
}

/** Whether the bundler is started before the command's code is loaded; a published folder only needs it for a config. */
const needsBundler = (command: Command): boolean =>
  !["init", "verify", "preview"].includes(command.name()) && command.getOptionValue("dir") === undefined;

/** Commands of other tools. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ serve: "watch, or preview", dev: "watch", start: "watch", develop: "watch", server: "watch" },
  ...{ new: "init", create: "init", test: "check", lint: "check", validate: "check" },
};

function parseSeconds(value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("It must be a number of seconds, such as 60; 0 does not wait.");
}

/** The error that commander throws for `--help`, `--version` and wrong usage, after printing its text. */
function isUsageError(error: unknown): error is Error & { exitCode: number } {
  return error instanceof Error && "code" in error && String(error.code).startsWith("commander.");
}

/** Reports an option whose value is another option: in `--name --yes`, commander takes `--yes` as the name. */
function refuseOptionsAsValues(command: Command): void {
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName());
    const isGiven = command.getOptionValueSource(option.attributeName()) === "cli";
    if (
      isGiven &&
      typeof value === "string" &&
      command.options.some(({ short, long }) => value === short || value === long)
    )
      command.error(`error: option '${option.flags}' has no value: ${value} is an option itself.`);
  }
}
