import {
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Spare, SpareContent } from "../effects/effects.js";
import { manifestFile } from "../model/serving.js";
import type { Tree } from "../model/tree.js";
import { discard, removeAll } from "./leftovers.js";
import { isLikeFresh } from "./like-fresh.js";
import { formatManifest, type Manifest, parseManifest } from "./manifest.js";
import type { OutputFolder } from "./output-folder.js";

/** A stage that was made of the spare folder: it holds files that the tree wants, and no others. */
export interface SpareStage {
  /** Files that are as they are wanted, and folders of which nothing was removed. */
  readonly stayed: Set<string>;
  /** Files of handbill's in which other bytes are wanted. */
  readonly stale: ReadonlySet<string>;
  /** What a file is like that has just been written. */
  readonly fresh: Stats;
}

/**
 * Moves the spare folder to where the stage is to be, and leaves in it what the tree wants. Such files need be neither written
 * nor linked nor, in the end, removed, which is most of what a commit costs; nor need those be made that are written over. Gives
 * "none" where nothing can be made of it, but one can be kept, and undefined where folders cannot be moved between the two
 * places, as between two disks.
 */
export function stageSpare(
  tree: Tree,
  manifest: Manifest,
  { spare, stage, folder }: { spare: Spare; stage: string; folder: OutputFolder },
): SpareStage | "none" | undefined {
  const { path, from = path } = spare;
  let isThere = false;
  let isUsable = false;
  try {
    isThere = isFolder(from);
    if (!isThere) mkdirSync(from, { recursive: true });
    isUsable = moveToStage(from, stage);
  } catch {
    if (isThere) removeAll(from);
    return undefined;
  }
  try {
    const made = isThere && isUsable ? trim(tree, manifest, { spare, stage }) : undefined;
    if (made) return made;
  } catch {
    // Whatever the system refuses, it will refuse again and be told.
  }
  discard(stage, folder);
  return "none";
}

function trim(
  { files, serving }: Tree,
  manifest: Manifest,
  { spare, stage }: { spare: Spare; stage: string },
): SpareStage | undefined {
  const moved = lookThrough(spare, stage, formatManifest(manifest, serving));
  if (!moved) return undefined;
  const { content, before, fresh } = moved;
  const stayed = new Set(content.folders);
  const stale = new Set<string>();
  for (const file of content.files) {
    if (content.sure.has(file) && files.has(file))
      (before[file] === manifest[file] ? stayed : stale).add(file);
    else {
      unlinkSync(join(stage, file));
      stayed.delete(dirname(file));
    }
  }
  const wanted = foldersOf(files.keys());
  for (const folder of content.folders.toReversed()) {
    if (wanted.has(folder)) continue;
    rmdirSync(join(stage, folder));
    stayed.delete(folder);
    stayed.delete(dirname(folder));
  }
  return { stayed, stale, fresh };
}

/** Moves a folder; gives whether a new one would belong to the same people, with the same rights. Throws what the system refuses. */
export function moveToStage(from: string, stage: string): boolean {
  mkdirSync(stage);
  const fresh = lstatSync(stage);
  rmdirSync(stage);
  renameSync(from, stage);
  return isLikeFresh(lstatSync(stage), fresh);
}

/** A spare folder that was moved to where a stage is to be. */
interface MovedSpare {
  /** All but the manifest. */
  readonly content: SpareContent;
  /** Its files as it was written, each with its SHA-256 in hex. */
  readonly before: Manifest;
  /** What a file is like that has just been written. */
  readonly fresh: Stats;
}

/** Gives such a folder another manifest, and tells what is in it; undefined where nothing can be made of it. */
export function lookThrough(spare: Spare, stage: string, manifest: string): MovedSpare | undefined {
  const own = join(stage, manifestFile);
  const content = spare.look(stage);
  const before = content?.sure.has(manifestFile) ? parseManifest(readFileSync(own, "utf8")) : undefined;
  if (!content || !before) return undefined;
  const next = `${own}.next`;
  writeFileSync(next, manifest);
  const fresh = lstatSync(next);
  if (!isLikeFresh(lstatSync(own), fresh)) return undefined;
  renameSync(next, own);
  const files = content.files.filter((file) => file !== manifestFile);
  return { content: { ...content, files }, before, fresh };
}

/** Keeps a folder that was replaced; gives whether it could. */
export function keepSpare(replaced: string, spare: Spare): boolean {
  try {
    mkdirSync(dirname(spare.path), { recursive: true });
    renameSync(replaced, spare.path);
  } catch {
    return false;
  }
  spare.onKept();
  return true;
}

/** The folders that files are in. */
export function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files)
    for (let above = dirname(file); above !== "." && !folders.has(above); above = dirname(above))
      folders.add(above);
  return folders;
}

const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
