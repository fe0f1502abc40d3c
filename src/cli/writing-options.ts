import type { Command } from "commander";

/** The options of a command that makes the output folder. */
export function withWritingOptions(command: Command): Command {
  return command
    .option("--strict", "fail on warnings")
    .option("--force", "replace an output folder that holds files of others")
    .option(
      "--frozen",
      "add nothing to the record of addresses, and fail without it (default with CI set, if there is one)",
    )
    .option("--no-frozen", "add to the record of addresses with CI set too")
    .option("--json", "print the result as JSON")
    .option("--timing", "print how long each step took");
}
