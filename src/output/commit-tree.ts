import { renameSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { CommitOptions as WriteOptions } from "../effects/effects.js";
import type { Tree } from "../model/pages/tree.js";
import { reasonOf } from "../util/system-error.js";
import { checkOutputContent } from "./check-output.js";
import { readContent } from "./foreign-files.js";
import { clearLeftovers, discard, removeAll } from "./leftovers.js";
import type { OutputFolder } from "./output-folder.js";
import { acquireLock, LockHeld, type LockOptions, type OutputLock } from "./output-lock.js";
import { syncFolder } from "./sync-files.js";
import { reportBusy, reportWriteError } from "./write-errors.js";
import { replaceChangedLinks, writeStage } from "./write-stage.js";

export interface CommitOptions extends Pick<WriteOptions, "force" | "onWritten" | "isUnmodified" | "log"> {
  /** Whether the folder has to survive a power cut; default: true. */
  readonly isSynced?: boolean;
  readonly lockOptions?: LockOptions;
  /** Called after each file, with the number of written ones. */
  readonly onFile?: (done: number, of: number) => void;
}

/**
 * Replaces the output folder by the tree: staged next to it, synced, then swapped in with two renames. If anything fails before the second
 * one, the folder stays unchanged; if the process is killed between the two, `clearLeftovers` of the next run restores it. Returns the
 * unknown files that were deleted with it.
 */
export async function commitTree(
  tree: Tree,
  folder: OutputFolder,
  { force, isSynced = true, lockOptions, onFile, onWritten, isUnmodified, log }: CommitOptions,
): Promise<readonly string[]> {
  let lock: OutputLock | LockHeld | undefined;
  try {
    lock = await acquireLock(folder, lockOptions);
    if (lock instanceof LockHeld) {
      reportBusy(lock.owner, folder, log);
      return [];
    }
    await clearLeftovers(folder, lock.files);
    const content = readContent(folder.path, { heartbeat: lock.renew, isUnmodified });
    if (!checkOutputContent(folder, { content, force }, log)) return [];
    const stage = folder.staged(lock.token);
    try {
      const onStaged = (done: number) => onFile?.(done, tree.files.size);
      const options = { folder: folder.path, content, isSynced, onFile: onStaged, heartbeat: lock.renew };
      const linked = await writeStage(tree, stage, options);
      if (!lock.isHeld()) reportBusy(undefined, folder, log);
      else if (await swap(stage, { folder, isSynced, token: lock.token, log })) {
        replaceChangedLinks(tree, stage, { folder: folder.path, linked });
        onWritten?.();
        return content.foreign;
      }
    } finally {
      await removeAll(stage);
    }
    return [];
  } catch (error) {
    reportWriteError(error, folder, log);
    return [];
  } finally {
    if (lock && !(lock instanceof LockHeld)) lock.release();
  }
}

interface Swap {
  readonly folder: OutputFolder;
  readonly isSynced: boolean;
  readonly token: string;
  readonly log: Diagnostics;
}

async function swap(stage: string, { folder, isSynced, token, log }: Swap): Promise<boolean> {
  const aside = folder.backup(token);
  const existed = await renameIfThere(folder.path, aside);
  try {
    await renameFolder(stage, folder.path);
  } catch (error) {
    if (!existed) throw error;
    const isRestored = await renameFolder(aside, folder.path).then(
      () => true,
      () => false,
    );
    if (isRestored) throw error;
    log.add("commit/put-aside", { outDir: folder.path, path: aside, reason: reasonOf(error) });
    return false;
  }
  // The new folder's name comes first: a disk may order a removal before an earlier rename.
  if (isSynced) await syncFolder(folder.parent);
  if (existed) await discard(aside, folder);
  return true;
}

async function renameIfThere(from: string, to: string): Promise<boolean> {
  try {
    await renameFolder(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Milliseconds between the tries: three seconds altogether. */
const pauses = [10, 20, 50, 100, 200, 400, 700, 700, 800];
/** The errors on Windows while a scanner, an editor or the Explorer has a file in the folder open. */
const passing = new Set(["EPERM", "EACCES", "EBUSY"]);

/** Renames a file or folder; tries again for a while if another program may be blocking it. */
async function renameFolder(from: string, to: string): Promise<void> {
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
