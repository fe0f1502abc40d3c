import { statSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import { isBasePath } from "../../model/addresses/addresses.js";
import { printError } from "../terminal/terminal.js";
import { parseDay } from "./parse-flags.js";
import { hostOption } from "./serve-flags.js";

export const withOptions = (command: Command, options: readonly Option[]): Command =>
  options.reduce((command, option) => command.addOption(option), command);

/** Adds the options of commands that build a site or show a build. `defaults` replaces what the help says of them. */
export function withSiteOptions(command: Command, defaults: { base?: string; host?: string } = {}): Command {
  const { base, host } = defaults;
  return withOptions(command, [
    rootOption(),
    outOption(),
    baseOption(base),
    hostOption(host),
    colourOption(),
  ]);
}

export function rootOption(): Option {
  return new Option("--root <dir>", "the site's folder").default(".").argParser((value) => {
    if (isFolderOrNothing(value)) return value;
    throw new InvalidArgumentError("It must be the folder that contains site.config.ts.");
  });
}

function isFolderOrNothing(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    // The build reports a missing folder.
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
}

export function outOption(): Option {
  const description = "the output folder, relative to the site's folder";
  return new Option("--out <dir>", description).default("dist").argParser((value) => {
    if (value.trim() !== "") return value;
    throw new InvalidArgumentError("It must be a folder, such as dist.");
  });
}

export function colourOption(): Option {
  return new Option("--no-color", "print without colours");
}

export function baseOption(from = "from url in the config"): Option {
  const description = `the path under which the site is served, such as /repo (default: ${from})`;
  return new Option("--base <path>", description).argParser(parseBase);
}

function parseBase(given: string): string {
  // As a URL has it, and the config's url too.
  const value = given.replace(/\P{ASCII}+/gu, encodeURIComponent);
  if (isBasePath(value)) {
    if (!value.startsWith("/")) printError(`reading --base ${value} as /${value}`);
    return value;
  }
  throw new InvalidArgumentError("It must be a path such as /some-repo.");
}

/** Adds the options of commands that write the output folder. */
export function withWritingOptions(command: Command): Command {
  return command
    .option("--strict", "fail on warnings")
    .option("--force", "replace the output folder even if it contains other files")
    .option(
      "--frozen",
      "fail if handbill.lock lacks a URL, instead of adding it (default if CI is set and the file exists)",
    )
    .option("--no-frozen", "add new URLs to handbill.lock even if CI is set")
    .addOption(offlineOption())
    .option("--json", "print the result as JSON");
}

export type ReportFormat = "text" | "github";

export const formatOption = (): Option =>
  new Option("--format <format>", "output format").choices(["text", "github"]).default("text");

/** For commands that build pages, which may load data. */
export const offlineOption = (): Option =>
  new Option("--offline", "make no network requests; pages use cached data");

/** The option for the day of a build or check; `buildDay` has the default. */
export function todayOption(): Option {
  const description =
    "the date to use as today, such as 2026-01-01 (default: from SOURCE_DATE_EPOCH, or today in UTC)";
  return new Option("--today <day>", description).argParser(parseDay);
}
