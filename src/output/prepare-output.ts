import { existsSync } from "node:fs";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { checkOutputPlace } from "./check-output.js";
import { clearLeftovers, findLeftovers } from "./leftovers.js";
import type { OutputFolder } from "./output-folder.js";
import { acquireLock, Busy, type LockPatience } from "./output-lock.js";
import { reportWriteError } from "./write-errors.js";

/** Before anything is built: may the output folder be replaced, and is one to be brought back? */
export async function prepareOutput(
  folder: OutputFolder,
  { root, patience, log }: { root: string; patience?: LockPatience; log: Diagnostics },
): Promise<void> {
  try {
    if (checkOutputPlace(folder, root, log)) await recoverOutput(folder, patience);
  } catch (error) {
    reportWriteError(error, folder, log);
  }
}

/**
 * Clears what a run left behind that was killed while it committed. If it was killed between the two renames of the
 * swap, the folder that it had put aside comes back. A run that goes on is waited for only then.
 */
async function recoverOutput(folder: OutputFolder, patience?: LockPatience): Promise<void> {
  const { aside, others } = findLeftovers(folder);
  if (aside.length + others.length === 0) return;
  const isAway = aside.length > 0 && !existsSync(folder.path);
  const lock = await acquireLock(folder, isAway ? patience : { patienceMs: 0 });
  if (lock instanceof Busy) return;
  try {
    await clearLeftovers(folder, lock.files);
  } finally {
    lock.release();
  }
}
