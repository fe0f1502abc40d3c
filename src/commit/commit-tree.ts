import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostics } from "../core/diagnostics.js";
import { reasonOf } from "../core/system-error.js";
import type { Tree } from "../core/tree.js";
import { checkOutputContent } from "./check-output.js";
import { readContent } from "./foreign-files.js";
import { clearLeftovers, discard, removeAll } from "./leftovers.js";
import { formatManifest, makeManifest, manifestFile } from "./manifest.js";
import type { OutputFolder } from "./output-folder.js";
import { Busy, type LockPatience, type OutputLock, takeLock } from "./output-lock.js";
import { renameFolder } from "./rename.js";
import { reportBusy, reportWriteError } from "./write-errors.js";

export interface CommitOptions {
  /** Whether what others left in the folder may be lost. */
  readonly force: boolean;
  readonly patience?: LockPatience;
  /** Told after each file how many are written. */
  readonly onFile?: (done: number, of: number) => void;
  /** Told of the folder that is about to become the output folder, once it is whole. */
  readonly onStaged?: ((stage: string) => void) | undefined;
  readonly log: Diagnostics;
}

/**
 * Replaces the output folder by the tree: staged beside it, then swapped in by two renames.
 * If anything fails before the second one, the folder is as it was; if the process is killed
 * between the two, `clearLeftovers` of the next run brings it back.
 * Gives the files of others that went with it.
 */
export async function commitTree(
  tree: Tree,
  folder: OutputFolder,
  { force, patience, onFile, onStaged, log }: CommitOptions,
): Promise<readonly string[]> {
  let lock: OutputLock | Busy | undefined;
  try {
    lock = await takeLock(folder, patience);
    if (lock instanceof Busy) {
      reportBusy(lock.owner, folder, log);
      return [];
    }
    clearLeftovers(folder, lock.files);
    const content = readContent(folder.path, lock.beat);
    if (!checkOutputContent(folder, { content, force }, log)) return [];
    const stage = folder.staged(lock.token);
    try {
      const { beat } = lock;
      writeStage(tree, stage, (done) => {
        onFile?.(done, tree.files.size);
        beat();
      });
      onStaged?.(stage);
      if (!lock.isHeld()) reportBusy(undefined, folder, log);
      else if (await swap(stage, { folder, token: lock.token, log })) return content.foreign;
    } finally {
      removeAll(stage);
    }
    return [];
  } catch (error) {
    reportWriteError(error, folder, log);
    return [];
  } finally {
    if (lock && !(lock instanceof Busy)) lock.release();
  }
}

/**
 * The manifest is written first: it tells whoever finds the folder whose it is.
 * The synchronous calls take a fifteenth of the time of the promised ones for many small files.
 */
function writeStage(tree: Tree, stage: string, onFile: (done: number) => void): void {
  mkdirSync(stage);
  writeFileSync(join(stage, manifestFile), formatManifest(makeManifest(tree), tree.serving));
  const made = new Set([stage]);
  let done = 0;
  for (const { outputFile, bytes } of tree.files.values()) {
    if (outputFile === manifestFile) continue;
    const path = join(stage, outputFile);
    const parent = dirname(path);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(path, bytes);
    onFile(++done);
  }
}

async function swap(
  stage: string,
  { folder, token, log }: { folder: OutputFolder; token: string; log: Diagnostics },
): Promise<boolean> {
  const aside = folder.aside(token);
  const existed = await renameIfThere(folder.path, aside);
  try {
    await renameFolder(stage, folder.path);
  } catch (error) {
    if (!existed || (await renameIfFree(aside, folder.path))) throw error;
    log.add("commit/put-aside", { outDir: folder.path, path: aside, reason: reasonOf(error) });
    return false;
  }
  if (existed) discard(aside, folder);
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

async function renameIfFree(from: string, to: string): Promise<boolean> {
  try {
    await renameFolder(from, to);
    return true;
  } catch {
    return false;
  }
}
