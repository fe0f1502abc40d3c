import { Command, InvalidArgumentError, Option } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { looks } from "../scaffold/look.js";
import { editorAddressOf, editorNames } from "../serve/editor-address.js";
import type { BuildProcess } from "./build-command.js";
import { isEpoch } from "./build-day.js";
import { defineLegal } from "./define-legal.js";
import { exitCodes } from "./exit-codes.js";
import type { OwnedProcess } from "./own-process.js";
import {
  parseColour,
  parseEmail,
  parseLanguage,
  parseLanguages,
  parsePath,
  parseUrl,
} from "./parse-flags.js";
import { addRecordCommands } from "./record-commands.js";
import { refuseOptionsAsValues } from "./refuse-options.js";
import { reportFailure } from "./report-failure.js";
import { withServeOptions } from "./serve-flags.js";
import { addMerge, shardOption } from "./shard-flags.js";
import { baseOption, colourOption, outOption, rootOption, withSiteOptions } from "./site-options.js";
import { print, printError, stdout } from "./terminal.js";
import { todayOption } from "./today-option.js";
import { withWritingOptions } from "./writing-options.js";

/** Runs the command line and resolves to the exit code. Each command's code is loaded when it is called. */
export async function main(
  argv: readonly string[],
  owned: OwnedProcess | undefined,
  { past, startThread }: Pick<BuildProcess, "past" | "startThread"> = {},
): Promise<number> {
  let exitCode: number = exitCodes.ok;
  const program = new Command("handbill")
    .description(
      "Builds the public site of a mobile app: landing page, legal pages, not-found page, links that work.",
    )
    .version(packageJson.version, "-v, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print help for a command")
    .showHelpAfterError("(handbill --help tells more)")
    .configureOutput({
      writeOut: print,
      outputError: (text, write) => write(text),
      getOutHelpWidth: () => stdout.columns,
    })
    .exitOverride()
    .hook("preAction", (_, command) => {
      const epoch = process.env.SOURCE_DATE_EPOCH;
      if (epoch !== undefined && epoch !== "" && !isEpoch(epoch))
        command.error(
          `error: SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}, and not the seconds since 1970.`,
        );
      refuseOptionsAsValues(command);
      if (command.optsWithGlobals().color === false) process.env.NO_COLOR = "1";
    });

  program
    .command("init")
    .argument("[folder]", "the new site's folder, which must be empty", ".")
    .description("begin a site for an app, from what its stores and its project tell of it")
    .option("--app-store <app>", "its address or id in the App Store: the listing is fetched")
    .option("--country <cc>", "whose App Store (default: that of the address, or us)")
    .option("--google-play <app>", "its address or package name on Google Play")
    .option("--from <folder>", "the app's own project: fastlane, Expo, Xcode, Android")
    .option("--target <name>", "which of several applications in it (default: the phone's)")
    .option("--name <name>", "the app's name")
    .option("--email <address>", "where people write to", parseEmail)
    .option("--url <address>", "where the site will be", parseUrl)
    .option("--brand <colour>", "the app's colour, such as #0b7a75 (default: the icon's)", parseColour)
    .addOption(
      new Option(
        "--look <name>",
        "how the landing page shows the app (default: by whether it has screenshots)",
      ).choices(looks),
    )
    .option("--language <tag>", "the language of the pages, such as en or pt-PT", parseLanguage)
    .addOption(
      new Option("--languages <tags>", "several, the first one first: en,pt-PT,zh-Hans")
        .argParser(parseLanguages)
        .conflicts("language"),
    )
    .option("-y, --yes", "ask nothing")
    .option("--json", "ask nothing, and print the result as JSON")
    .action(async (folder, flags) => {
      const { runInit } = await import("./init-command.js");
      exitCode = await runInit(folder, flags);
    });

  program
    .command("add-language")
    .argument("<tag>", "the language, such as pt-PT", parseLanguage)
    .description(
      "make a site speak one more language: config, folders of documents, messages; nothing is lost",
    )
    .addOption(rootOption())
    .addOption(colourOption())
    .action(async (tag, flags) => {
      (await import("../code/bundle/start-bundler.js")).startBundler();
      const { runAddLanguage } = await import("./add-language-command.js");
      exitCode = await runAddLanguage(tag, flags);
    });

  program
    .command("rename-page")
    .argument("<old>", "its address, such as /press", parsePath)
    .argument("<new>", "its new one, such as /media", parsePath)
    .description("give a page another address: its files move, links to it follow, the old address redirects")
    .addOption(rootOption())
    .addOption(colourOption())
    .action(async (from, to, flags) => {
      (await import("../code/bundle/start-bundler.js")).startBundler();
      const { runRenamePage } = await import("./rename-page-command.js");
      exitCode = await runRenamePage(from, to, flags);
    });

  program
    .command("import")
    .description(
      "show what the stores and the app's project tell otherwise than the config, and write it there",
    )
    .addOption(rootOption())
    .option("--from <folder>", "the app's own project: fastlane, Expo, Xcode, Android")
    .option("--target <name>", "which of several applications in it (default: the phone's)")
    .option("--app-store <app>", "its address or id in the App Store: the listing is fetched")
    .option("--country <cc>", "whose App Store (default: that of the address, or us)")
    .option("--google-play <app>", "its address or package name on Google Play")
    .option("-y, --yes", "write all of it, and ask nothing")
    .addOption(new Option("--check", "write nothing, and fail if anything differs").conflicts("yes"))
    .option("--json", "ask nothing, and print the result as JSON")
    .addOption(colourOption())
    .action(async (flags) => {
      (await import("../code/bundle/start-bundler.js")).startBundler();
      const { runImport } = await import("./import-command.js");
      exitCode = await runImport(flags);
    });

  withWritingOptions(withSiteOptions(program.command("build")))
    .description("build the site into a folder that a static host can serve")
    .addOption(todayOption())
    .addOption(shardOption())
    .action(async (flags, command) => {
      // If nothing but documents has changed, what is kept of the bundler is as it would be.
      const { build: before, change } = past ?? {};
      const isBundled = before?.bundles !== undefined && change?.only?.every((file) => file.endsWith(".md"));
      if (!isBundled) (await import("../code/bundle/start-bundler.js")).startBundler();
      if (flags.shard) exitCode = await (await import("./shard-command.js")).runShard(flags, command, owned);
      else
        exitCode = await (await import("./build-command.js")).runBuild(flags, {
          owned,
          argv,
          past,
          startThread,
        });
    });

  program
    .command("check")
    .description("prove the site without publishing it: its pages, and every link that leads out of it")
    .addOption(rootOption())
    .option("--dir <dir>", "check a folder that was published before, relative to the site's")
    .addOption(baseOption())
    .addOption(colourOption())
    .addOption(todayOption())
    .option("--strict", "fail on warnings, and without a network")
    .option("--links-only", "check links only")
    .option("--offline", "ask nobody over the network; use the verdicts of earlier runs")
    .option("--store", "look at the site as the stores' review will; asks nobody over the network")
    .addOption(
      new Option("--live", "with --store, ask the live site for the addresses of the listings")
        .implies({ store: true })
        .conflicts("offline"),
    )
    .option("--browser", "look at each page in a Chromium too (CHROME_PATH)")
    .option("--json", "print the result as JSON")
    .addOption(
      new Option(
        "--format <format>",
        "how findings are printed; markdown prints what --store finds, to be pasted",
      )
        .choices(["text", "github", "markdown"])
        .default("text"),
    )
    .option("--report <file>", "write a report as one HTML page")
    .action(async (flags) => {
      // A folder that was published before has at most a config to bundle.
      if (flags.dir === undefined) (await import("../code/bundle/start-bundler.js")).startBundler();
      const { runCheck } = await import("./check-command.js");
      exitCode = await runCheck(flags, owned);
    });

  program
    .command("verify")
    .argument("[address]", "where the live site is (default: what its pages name)")
    .description("ask the live site for all that was built, and compare")
    .addOption(rootOption())
    .option("--build <dir>", "the folder that was deployed, relative to the site's", "dist")
    .addOption(
      new Option("--wait <seconds>", "how long what is not as built may take to come")
        .default(60)
        .argParser(parseSeconds),
    )
    .option("--services", "ask Apple's and Google's services too what they see of the association files")
    .option("--strict", "fail on warnings")
    .option("--json", "print the result as JSON")
    .addOption(
      new Option("--format <format>", "how findings are printed").choices(["text", "github"]).default("text"),
    )
    .addOption(colourOption())
    .action(async (address, flags) => {
      const { runVerify } = await import("./verify-command.js");
      exitCode = await runVerify(address, flags);
    });

  withServeOptions(withSiteOptions(program.command("watch")))
    .description("serve the site while it is being written; the browser follows each change")
    .option("--write", "also write each good build into the output folder")
    .addOption(todayOption())
    .option(
      "--editor <name>",
      "make the places on the error screen open this editor, such as vscode",
      parseEditor,
    )
    .action(async (flags) => {
      const { startBundler } = await import("../code/bundle/start-bundler.js");
      startBundler();
      const { runWatch } = await import("./watch-command.js");
      exitCode = await runWatch(flags, owned);
    });

  withServeOptions(withSiteOptions(program.command("preview")))
    .description("serve what a build wrote as a host would, compressed and with cache headers")
    .action(async (flags) => {
      const { runPreview } = await import("./preview-command.js");
      exitCode = await runPreview(flags, owned);
    });

  withSiteOptions(program.command("host"))
    .description("show what the site's host is told: headers, redirects, types")
    .option("--write", "write the files that belong into the project's folder")
    .option("--force", "replace those that say something else")
    .option("--json", "print the result as JSON")
    .action(async (flags) => {
      const { startBundler } = await import("../code/bundle/start-bundler.js");
      startBundler();
      const { runHost } = await import("./host-command.js");
      exitCode = await runHost(flags, owned);
    });

  const shared = () => [rootOption(), colourOption()];
  const onEnd = (code: number) => {
    exitCode = code;
  };
  addMerge(program, { shared: () => [rootOption(), outOption(), colourOption()], owned, argv, onEnd });
  defineLegal(program, { shared, onEnd });
  addRecordCommands(program, { shared, owned, onEnd });
  for (const command of program.commands)
    command.showHelpAfterError(`(handbill ${command.name()} --help tells more)`);

  try {
    process.cwd();
  } catch {
    const message = "the current folder has been removed; go to another one";
    printError(`error: ${message}`);
    reportFailure({ kind: "usage", message }, argv);
    return exitCodes.usage;
  }
  try {
    await program.parseAsync(["node", "handbill", ...argv]);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    if (error.exitCode === 0) return exitCodes.ok;
    reportFailure({ kind: "usage", message: error.message.replace(/^error: /, "") }, argv);
    return exitCodes.usage;
  }
  return exitCode;
}

function parseSeconds(value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("It is a number of seconds, such as 60; 0 waits for nothing.");
}

function parseEditor(value: string): string {
  const address = editorAddressOf(value);
  if (address !== undefined) return address;
  throw new InvalidArgumentError(`It is ${editorNames.join(", ")}, or an address that holds {path}.`);
}

/** What commander throws for `--help`, `--version` and wrong usage, after it has printed its text. */
function isUsageError(error: unknown): error is Error & { exitCode: number } {
  return error instanceof Error && "code" in error && String(error.code).startsWith("commander.");
}
