import { type Command, InvalidArgumentError, Option } from "commander";
import { baseOption, colourOption, formatOption, rootOption, todayOption } from "../options/site-options.js";
import type { CommandContext } from "./define-build.js";

export function defineCheck(program: Command, { owned, exitWith }: CommandContext): void {
  program
    .command("check")
    .description("build the site in memory and check its pages and links")
    .addOption(rootOption())
    .addOption(baseOption())
    .addOption(colourOption())
    .addOption(todayOption())
    .option("--strict", "fail on warnings, or if there is no network")
    .option("--links-only", "check links only")
    .option("--offline", "make no network requests; outbound links use cached results")
    .option("--store", "check what the stores require, without network requests")
    .option("--browser", "also open each page in Chromium (CHROME_PATH)")
    .option("--json", "print the result as JSON")
    .addOption(formatOption())
    .action(exitWith(async (flags) => (await import("./check-command.js")).runCheck(flags, owned)));
}

export function defineVerify(program: Command, { exitWith }: CommandContext): void {
  program
    .command("verify")
    .argument("[address]", "the live site's URL (default: the one in its pages)")
    .description("compare the live site with the build")
    .addOption(rootOption())
    .option("--build <dir>", "the folder that was deployed, relative to the site's folder", "dist")
    .addOption(
      new Option("--wait <seconds>", "how long to wait for the live site to match the build")
        .default(60)
        .argParser(parseSeconds),
    )
    .option("--services", "also check which association files Apple and Google have fetched")
    .option("--strict", "fail on warnings")
    .option("--json", "print the result as JSON")
    .addOption(formatOption())
    .addOption(colourOption())
    .action(
      exitWith(async (address, flags) => (await import("./verify-command.js")).runVerify(address, flags)),
    );
}

function parseSeconds(value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("It must be a number of seconds, such as 60, or 0 not to wait.");
}
