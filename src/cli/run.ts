import type { StartThread } from "../effects/thread.js";
import { exitCodes } from "./exit-codes.js";
import { main } from "./main.js";
import type { FoundBuild } from "./past-builds/past-builds.js";
import { OwnedProcess } from "./process/own-process.js";
import { reportFailure } from "./process/report-failure.js";

/** Runs the command line in a process that is used for other things too; gives the exit code. */
export async function run(argv: readonly string[]): Promise<void> {
  process.exitCode = await main(argv, undefined);
}

/** What Node itself ends with: it works whatever the site's code has done to the objects that all code shares. */
const endAtOnce = (process as unknown as { reallyExit: (code: number) => never }).reallyExit.bind(process);

/**
 * The executable's way in: runs the command line, and ends the process when all that it printed has been taken. `past` is what is
 * known of an earlier build of the kind that is asked for, `startThread` has threads that were started before.
 */
export async function runAndEnd(
  argv: readonly string[],
  past?: FoundBuild,
  startThread?: StartThread,
): Promise<void> {
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
    await owned.end(await main(argv, owned, { past, startThread }));
  } catch (bug) {
    onBug(bug);
  }
}
