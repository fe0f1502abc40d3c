import { main } from "./main.js";
import { reportBug } from "./report-bug.js";

/** The executable's way in: runs the command line and sets the process's exit code. */
export async function run(argv: readonly string[]): Promise<void> {
  process.exitCode = await main(argv).catch(reportBug);
}
