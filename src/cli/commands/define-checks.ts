import { type Command, InvalidArgumentError, Option } from "commander";
import { baseOption, colourOption, rootOption, todayOption } from "../options/site-options.js";
import type { CommandContext } from "./define-build.js";

export function defineCheck(program: Command, { owned, onEnd }: CommandContext): void {
  program
    .command("check")
    .description("check all pages and links for errors")
    .addOption(rootOption())
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
    .action(async (flags) => {
      const { runCheck } = await import("./check-command.js");
      onEnd(await runCheck(flags, owned));
    });
}

export function defineVerify(program: Command, { onEnd }: CommandContext): void {
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
      const { runVerify } = await import("./verify-command.js");
      onEnd(await runVerify(address, flags));
    });
}

function parseSeconds(value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("It must be a number of seconds, such as 60; 0 does not wait.");
}
