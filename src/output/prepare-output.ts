import { existsSync } from "node:fs";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { checkOutputPlace } from "./check-output.js";
import { clearLeftovers, findLeftovers } from "./leftovers.js";
import type { OutputFolder } from "./output-folder.js";
import { acquireLock, LockHeld, type LockOptions } from "./output-lock.js";
import { reportWriteError } from "./write-errors.js";

/** Checks before the build whether the output folder may be replaced, and restores it if necessary. */
export async function prepareOutput(
  folder: OutputFolder,
  { root, lockOptions, log }: { root: string; lockOptions?: LockOptions; log: Diagnostics },
): Promise<void> {
  try {
    if (checkOutputPlace(folder, root, log)) await recoverOutput(folder, lockOptions);
  } catch (error) {
    reportWriteError(error, folder, log);
  }
}

/**
 * Clears the remains of a run that was killed during its commit. If it was killed between the two renames of the swap, restores the
 * folder that was moved aside. Only then does it wait for a run in progress.
 */
async function recoverOutput(folder: OutputFolder, lockOptions?: LockOptions): Promise<void> {
  const { backups, others } = findLeftovers(folder);
  if (backups.length + others.length === 0) return;
  const isAway = backups.length > 0 && !existsSync(folder.path);
  const lock = await acquireLock(folder, isAway ? lockOptions : { timeoutMs: 0 });
  if (lock instanceof LockHeld) return;
  try {
    await clearLeftovers(folder, lock.files);
  } finally {
    lock.release();
  }
}
