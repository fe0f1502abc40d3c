import {
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  renameSync,
  type Stats,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { AsWritten, Spare } from "../effects/effects.js";
import { manifestFile } from "../model/serving.js";
import type { Tree } from "../model/tree.js";
import type { OutputContent } from "./foreign-files.js";
import { isLikeFresh } from "./like-fresh.js";
import { formatManifest, type Manifest, makeManifest } from "./manifest.js";
import type { OutputFolder } from "./output-folder.js";
import { stageSpare } from "./spare-stage.js";
import { FileWriter } from "./write-files.js";

export interface StageOptions {
  /** The output folder that is there. */
  readonly folder: OutputFolder;
  readonly content: OutputContent;
  /** What the stage may be made of. */
  readonly spare?: Spare | undefined;
  readonly asWritten?: AsWritten | undefined;
  /** Told after each file how many are staged. */
  readonly onFile: (done: number) => void;
}

/** A whole stage, with what of it is not new. */
export interface Staged {
  /** Files of the folder that is replaced, with what they were like before. */
  readonly linked: ReadonlyMap<string, Stats>;
  /** Files of the spare folder, and folders in which nothing was done. */
  readonly stayed: ReadonlySet<string>;
  /** What is in it, by their hashes. */
  readonly manifest: Manifest;
  /** Whether the folder that is replaced may become the spare one: they share no file. */
  readonly leavesSpare: boolean;
}

/** Makes a stage. The manifest is written first: it tells whoever finds the folder whose it is. */
export function beginStage(tree: Tree, stage: string, manifest: Manifest = makeManifest(tree)): Stats {
  mkdirSync(stage);
  const path = join(stage, manifestFile);
  writeFileSync(path, formatManifest(manifest, tree.serving));
  return lstatSync(path);
}

/**
 * Stages a tree. What the spare folder has is left there, or other bytes are put into it. What only the output folder has is
 * copied from there; where no spare folder can be kept, it is linked to, if the disk can do so. The rest is written.
 */
export function writeStage(
  tree: Tree,
  stage: string,
  { folder, content, spare, asWritten, onFile }: StageOptions,
): Staged {
  const manifest = makeManifest(tree);
  const made = spare && stageSpare(tree, manifest, { spare, stage, folder });
  const { fresh, stayed, stale } =
    typeof made === "object" ? made : { ...nothing(), fresh: beginStage(tree, stage, manifest) };
  const link = linker(fresh);
  const linked = new Map<string, Stats>();
  const writer = new FileWriter(stage);
  let done = 0;
  for (const file of tree.files.values()) {
    const { outputFile } = file;
    if (outputFile === manifestFile) continue;
    onFile(++done);
    if (stayed.has(outputFile)) continue;
    const isThere = content.sure.get(outputFile) === manifest[outputFile];
    if (stale.has(outputFile) && (isThere || !writer.replace(file))) unlinkSync(join(stage, outputFile));
    else if (stale.has(outputFile)) continue;
    for (let above = dirname(outputFile); above !== "."; above = dirname(above)) stayed.delete(above);
    const [from, to] = [join(folder.path, outputFile), writer.placeOf(outputFile)];
    if (isThere && made !== undefined && copy(from, to, fresh) && asWritten?.isStill(outputFile)) continue;
    const canLink = isThere && made === undefined && asWritten?.isStill(outputFile);
    const before = canLink ? link(from, to) : undefined;
    if (before) linked.set(outputFile, before);
    else writer.write(file);
  }
  return { linked, stayed, manifest, leavesSpare: made !== undefined };
}

const nothing = () => ({ stayed: new Set<string>(), stale: new Set<string>() });

/** Copies a file that is as one that has just been written would be, with its time; gives whether it did. */
function copy(from: string, to: string, fresh: Stats): boolean {
  try {
    const stats = lstatSync(from);
    if (!isLikeFresh(stats, fresh)) return false;
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    utimesSync(to, stats.atimeMs / 1000, stats.mtimeMs / 1000);
    return true;
  } catch {
    return false;
  }
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
      if (!isLikeFresh(stats, fresh) || stats.nlink !== 1) return undefined;
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
