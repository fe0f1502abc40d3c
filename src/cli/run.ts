import { exitCodes } from "./exit-codes.js";
import { main } from "./main.js";
import type { FoundBuild } from "./past-builds/past-builds.js";
import { endAtOnce } from "./process/forbid-exit.js";
import { OwnedProcess } from "./process/own-process.js";
import { reportFailure } from "./process/report-failure.js";

/** Runs the command line in a process with other work; returns the exit code. */
export async function run(argv: readonly string[]): Promise<void> {
  process.exitCode = await main(argv, undefined);
}

/**
 * The entry of the executable: runs the command line, and ends the process when all output is written. `past` is the earlier build with
 * the same command line.
 */
export async function runAndEnd(argv: readonly string[], past?: FoundBuild): Promise<void> {
  const onBug = (bug: unknown) => {
    try {
      reportFailure({ kind: "bug", thrown: bug }, argv);
    } catch {
      endAtOnce(exitCodes.bug);
    }
    owned.end(exitCodes.bug).catch(() => endAtOnce(exitCodes.bug));
  };
  const owned = new OwnedProcess(onBug);
  try {
    await owned.end(await main(argv, owned, past));
  } catch (bug) {
    onBug(bug);
  }
}
