import { rmdirSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import type { Spare, StageOver } from "../effects/effects.js";
import type { Tree } from "../model/tree.js";
import { formatManifest, type Manifest } from "./manifest.js";
import { foldersOf, lookThrough, moveToStage } from "./spare-stage.js";

/** What a stage holds of the spare folder that it was. */
export interface LeftOfSpare {
  /** Files that are as a build has left them, with the SHA-256 of each, in hex. */
  readonly files: ReadonlyMap<string, string>;
  /** Each after the one that it is in. */
  readonly folders: readonly string[];
}

/**
 * Makes a stage of the spare folder before the tree is known: what surely is not wanted goes, and what is wanted is written over. Gives
 * what is left; undefined where nothing can be made of the folder. Throws what the system refuses.
 */
export function beginOver(spare: Spare, stage: string, wanted: StageOver["wanted"]): LeftOfSpare | undefined {
  const moved = moveToStage(spare.path, stage) ? lookThrough(spare, stage, formatManifest({})) : undefined;
  if (!moved) return undefined;
  const { content, before } = moved;
  const files = new Map<string, string>();
  for (const file of content.files) {
    const hash = content.sure.has(file) && wanted.has(file) ? before[file] : undefined;
    if (hash === undefined) unlinkSync(join(stage, file));
    else files.set(file, hash);
  }
  return { files, folders: removeFolders(content.folders, { stage, wanted }) };
}

/** Removes what a tree does not want after all; gives the files that are as it wants them and were not written since. */
export function endOver(
  { files, folders }: LeftOfSpare,
  tree: Tree,
  { stage, manifest, written }: { stage: string; manifest: Manifest; written: ReadonlySet<string> },
): ReadonlySet<string> {
  const stayed = new Set<string>();
  for (const [file, hash] of files) {
    if (!tree.files.has(file)) unlinkSync(join(stage, file));
    else if (!written.has(file) && manifest[file] === hash) stayed.add(file);
  }
  removeFolders(folders, { stage, wanted: new Set(tree.files.keys()) });
  return stayed;
}

/** Removes folders in which no file is wanted; gives the others. */
function removeFolders(
  folders: readonly string[],
  { stage, wanted }: { stage: string; wanted: ReadonlySet<string> },
): string[] {
  const needed = foldersOf(wanted);
  for (const folder of folders.toReversed()) if (!needed.has(folder)) rmdirSync(join(stage, folder));
  return folders.filter((folder) => needed.has(folder));
}
