import { Command, InvalidArgumentError, Option } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { exitCodes } from "./exit-codes.js";
import { printError } from "./terminal.js";

/** Runs the command line and resolves to the exit code. Each command's code is loaded when it is called. */
export async function main(argv: readonly string[]): Promise<number> {
  let exitCode: number = exitCodes.ok;
  const program = new Command("handbill")
    .description(
      "Builds the public site of a mobile app: landing page, legal pages, not-found page, links that work.",
    )
    .version(packageJson.version, "-v, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .showHelpAfterError("(handbill --help tells more)")
    .configureOutput({ outputError: (text, write) => write(text) })
    .exitOverride();

  withSiteOptions(program.command("build"))
    .description("build the site into a folder that a static host can serve")
    .option("--strict", "fail on warnings")
    .option("--force", "replace an output folder that holds files of others")
    .option("--json", "print the result as JSON")
    .option("--timing", "print how long each step took")
    .action(async (flags) => {
      const { startBundler } = await import("../read/bundler.js");
      startBundler();
      const { runBuild } = await import("./build-command.js");
      exitCode = await runBuild(flags);
    });

  program
    .command("check")
    .description("prove the site without publishing it: its pages, and every link that leads out of it")
    .option("--root <dir>", "the site's folder", ".")
    .option("--dir <dir>", "check a folder that was published before, relative to the site's")
    .addOption(baseOption())
    .option("--strict", "fail on warnings, and without a network")
    .option("--links-only", "check links only")
    .option("--offline", "ask nobody over the network; use the verdicts of earlier runs")
    .option("--browser", "look at each page in a Chromium too (CHROME_PATH)")
    .option("--json", "print the result as JSON")
    .addOption(
      new Option("--format <format>", "how findings are printed").choices(["text", "github"]).default("text"),
    )
    .option("--report <file>", "write a report as one HTML page")
    .action(async (flags) => {
      const { startBundler } = await import("../read/bundler.js");
      // A folder that was published before has at most a config to bundle.
      if (flags.dir === undefined) startBundler();
      const { runCheck } = await import("./check-command.js");
      exitCode = await runCheck(flags);
    });

  try {
    await program.parseAsync(["node", "handbill", ...argv]);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  }
  return exitCode;
}

function withSiteOptions(command: Command): Command {
  return command
    .option("--root <dir>", "the site's folder", ".")
    .option("--out <dir>", "the output folder, relative to the site's", "dist")
    .addOption(baseOption());
}

function baseOption(): Option {
  return new Option(
    "--base <path>",
    "the path that the site is served under (default: that of the config's url)",
  ).argParser(parseBase);
}

function parseBase(value: string): string {
  const parts = value.split("/").filter((part) => part !== "");
  if (parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part))) return value;
  throw new InvalidArgumentError("It is a path such as /some-repo.");
}

/** What commander throws for `--help`, `--version` and wrong usage, after it has printed its text. */
function isUsageError(error: unknown): error is Error & { exitCode: number } {
  return error instanceof Error && "code" in error && String(error.code).startsWith("commander.");
}

/** Shows a bug of handbill's own with its stack, and how to report it. */
export function reportBug(error: unknown): number {
  const stack = error instanceof Error ? error.stack : String(error);
  printError(
    `${stack}\n\nThis is a bug in handbill ${packageJson.version}, not in your site.\nPlease report it with the text above, your Node version (${process.version}) and what you did.`,
  );
  return exitCodes.bug;
}
