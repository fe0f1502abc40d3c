import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostics } from "../core/diagnostics.js";
import type { Tree } from "../core/tree.js";
import { listForeignFiles } from "./check-output.js";
import { formatManifest, makeManifest, manifestFile } from "./manifest.js";
import { besideOutput, type OutputFolder } from "./output-folder.js";
import { reportWriteError } from "./write-errors.js";

/**
 * Replaces the output folder by the tree: staged beside it, then swapped in by two renames.
 * If anything fails before the second one, the folder is as it was; if the process is killed
 * between the two, `recoverOutput` of the next run brings it back.
 */
export function commitTree(
  tree: Tree,
  folder: OutputFolder,
  { force, log }: { force: boolean; log: Diagnostics },
): void {
  const stage = besideOutput(folder, folder.stagePrefix, process.pid);
  try {
    const foreign = force ? [] : listForeignFiles(folder);
    if (foreign.length > 0)
      return log.add("commit/foreign-files", { outDir: folder.path, files: nameSome(foreign) });
    writeStage(tree, stage);
    swap(stage, folder);
  } catch (error) {
    reportWriteError(error, folder, log);
    discard(stage);
  }
}

/** The synchronous calls take a fifteenth of the time of the promised ones for many small files. */
function writeStage(tree: Tree, stage: string): void {
  mkdirSync(stage, { recursive: true });
  const made = new Set([stage]);
  for (const { outputFile, bytes } of tree.files.values()) {
    const path = join(stage, outputFile);
    const parent = dirname(path);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(path, bytes);
  }
  writeFileSync(join(stage, manifestFile), formatManifest(makeManifest(tree)));
}

function swap(stage: string, folder: OutputFolder): void {
  const replaced = besideOutput(folder, folder.replacedPrefix, process.pid);
  const existed = renameIfThere(folder.path, replaced);
  try {
    renameSync(stage, folder.path);
  } catch (error) {
    if (existed) renameSync(replaced, folder.path);
    throw error;
  }
  if (existed) discard(replaced);
}

function renameIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** What cannot be removed now is removed by the next run. */
function discard(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}

function nameSome(files: readonly string[]): string {
  const shown = files.slice(0, 3).join(", ");
  return files.length > 3 ? `${shown} and ${files.length - 3} more` : shown;
}
