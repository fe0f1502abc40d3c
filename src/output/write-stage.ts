import { linkSync, lstatSync, mkdirSync, renameSync, type Stats, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AsWritten } from "../effects/effects.js";
import { manifestFile } from "../model/serving.js";
import type { Tree } from "../model/tree.js";
import type { OutputContent } from "./foreign-files.js";
import { makeFolders } from "./make-folders.js";
import { formatManifest, makeManifest } from "./manifest.js";

export interface StageOptions {
  /** The output folder that is there; absolute. */
  readonly folder: string;
  readonly content: Pick<OutputContent, "sure">;
  readonly asWritten?: AsWritten | undefined;
  /** Told after each file how many are staged. */
  readonly onFile: (done: number) => void;
}

/**
 * Stages a tree. The manifest is written first: it tells whoever finds the folder whose it is. What the output folder has already is
 * linked to, if the disk can do so, so that it keeps its time; the rest is written. Gives what was linked, each as it was before.
 */
export async function writeStage(
  tree: Tree,
  stage: string,
  { folder, content, asWritten, onFile }: StageOptions,
): Promise<ReadonlyMap<string, Stats>> {
  const manifest = makeManifest(tree);
  mkdirSync(stage);
  const own = join(stage, manifestFile);
  writeFileSync(own, formatManifest(manifest, tree.serving));
  const link = linker(lstatSync(own));
  const linked = new Map<string, Stats>();
  await makeFolders(stage, tree.files.keys());
  let done = 0;
  for (const file of tree.files.values()) {
    const { outputFile } = file;
    if (outputFile === manifestFile) continue;
    const isThere = content.sure.get(outputFile) === manifest[outputFile];
    // What somebody has written into the folder since it was looked through is not published.
    const canLink = isThere && asWritten?.isFile(outputFile);
    // There is nothing in it that would have to be resolved, and any system takes slashes.
    const place = `${stage}/${outputFile}`;
    const before = canLink ? link(join(folder, outputFile), place) : undefined;
    if (before) linked.set(outputFile, before);
    // The synchronous call takes a fifteenth of the time of the promised one for many small files.
    else writeFileSync(place, file.bytes);
    onFile(++done);
  }
  return linked;
}

/**
 * Links files that are as one that has just been written would be, and that have no other name: a copy that somebody made by
 * links stays as it is. Gives what a file was like, and nothing for one that was not linked.
 */
function linker(fresh: Stats): (from: string, to: string) => Stats | undefined {
  let canLink = true;
  return (from, to) => {
    if (!canLink) return undefined;
    try {
      const stats = lstatSync(from);
      const isLikeFresh = stats.mode === fresh.mode && stats.uid === fresh.uid && stats.gid === fresh.gid;
      if (!isLikeFresh || stats.nlink !== 1) return undefined;
      linkSync(from, to);
      return stats;
    } catch {
      canLink = false;
      return undefined;
    }
  };
}

/**
 * Sees to it that each file of an output folder is the tree's and has no other name, now that the folder that it was linked
 * from is gone: what was written to in between, and what could not be removed there, is put down anew by way of the stage.
 */
export function ownLinked(
  tree: Tree,
  stage: string,
  { folder, linked }: { folder: string; linked: ReadonlyMap<string, Stats> },
): void {
  for (const [outputFile, before] of linked) {
    const path = join(folder, outputFile);
    const file = tree.files.get(outputFile);
    if (!file || isOwn(lstatSync(path, { throwIfNoEntry: false }), before)) continue;
    mkdirSync(stage, { recursive: true });
    const next = join(stage, "next");
    writeFileSync(next, file.bytes);
    renameSync(next, path);
  }
}

const isOwn = (stats: Stats | undefined, { ino, size, mtimeMs }: Stats): boolean =>
  stats?.nlink === 1 && stats.ino === ino && stats.size === size && stats.mtimeMs === mtimeMs;
