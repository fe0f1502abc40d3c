import { renameSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between the tries: three seconds altogether. */
const pauses = [10, 20, 50, 100, 200, 400, 700, 700, 800];
/** The errors on Windows while a scanner, an editor or the Explorer has a file in the folder open. */
const passing = new Set(["EPERM", "EACCES", "EBUSY"]);

/** Renames a file or folder; tries again for a while if another program may be blocking it. */
export async function renameFolder(from: string, to: string): Promise<void> {
  await tryAgain(() => renameSync(from, to), process.platform === "win32" ? pauses : []);
}

/** Retries work that fails now and then; throws the error of the last try. */
export async function tryAgain(work: () => void, pausesMs: readonly number[]): Promise<void> {
  for (const pause of pausesMs) {
    try {
      return work();
    } catch (error) {
      if (!passing.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
    await sleep(pause);
  }
  work();
}
