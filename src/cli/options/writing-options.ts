import { type Command, Option } from "commander";

/** Adds the options of commands that write the output folder. */
export function withWritingOptions(command: Command): Command {
  return command
    .option("--strict", "fail on warnings")
    .option("--force", "replace an output folder even if it contains other files")
    .option(
      "--frozen",
      "fail if handbill.lock lacks a URL, instead of adding it (default if CI is set and the file exists)",
    )
    .option("--no-frozen", "add new URLs to handbill.lock even if CI is set")
    .addOption(offlineOption())
    .option("--json", "print the result as JSON")
    .option("--timing", "print how long each step took");
}

/** For commands that build pages, which may load data. */
export const offlineOption = (): Option =>
  new Option("--offline", "make no network requests; pages use cached data");
