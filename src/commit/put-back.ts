import { existsSync, mkdirSync, renameSync } from "node:fs";
import type { OutputFile } from "../core/tree.js";
import { checkOutputPlace } from "./check-output.js";
import { findLeftovers, removeAll } from "./leftovers.js";
import type { OutputFolder } from "./output-folder.js";
import { lockIfFree } from "./output-lock.js";
import { FileWriter } from "./write-files.js";

export interface PutBackOptions {
  /** The project's folder. */
  readonly root: string;
  /** Told of the folder that is about to become the output folder, once it is whole. */
  readonly onStaged: (stage: string) => void;
}

/**
 * Puts an output folder that is gone back as it was, whole or not at all: gives whether it did. `files` begin with the manifest,
 * which tells whoever finds the folder whose it is. Nobody is waited for, and nothing is said of what is in the way: a build does
 * both. Throws what the system says.
 */
export function putBack(
  files: readonly Pick<OutputFile, "outputFile" | "bytes">[],
  folder: OutputFolder,
  { root, onStaged }: PutBackOptions,
): boolean {
  const untold = { add: () => {} };
  if (!checkOutputPlace(folder, root, untold)) return false;
  const lock = lockIfFree(folder);
  if (!lock) return false;
  const stage = folder.staged(lock.token);
  try {
    // What a run has left that was killed may be a newer output folder.
    const { aside, others } = findLeftovers(folder);
    if (aside.length > 0 || others.some((path) => !lock.files.includes(path))) return false;
    mkdirSync(stage);
    const writer = new FileWriter(stage);
    for (const file of files) writer.write(file);
    onStaged(stage);
    if (existsSync(folder.path) || !lock.isHeld()) return false;
    renameSync(stage, folder.path);
    return true;
  } finally {
    removeAll(stage);
    lock.release();
  }
}
