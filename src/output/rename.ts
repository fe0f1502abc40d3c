import { renameSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between the tries: three seconds in all. */
const pauses = [10, 20, 50, 100, 200, 400, 700, 700, 800];
/** What Windows says of a folder in which a scanner, an editor or the Explorer has a file open for a moment. */
const passing = new Set(["EPERM", "EACCES", "EBUSY"]);

/** Renames a file or folder; where another program may be in the way for a moment, again and again for a while. */
export async function renameFolder(from: string, to: string): Promise<void> {
  await tryAgain(() => renameSync(from, to), process.platform === "win32" ? pauses : []);
}

/** Does something that fails now and then; throws what the last try throws. */
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
