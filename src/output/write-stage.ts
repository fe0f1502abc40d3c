import { linkSync, lstatSync, mkdirSync, renameSync, type Stats, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { manifestFile } from "../model/hosts/serving.js";
import type { Tree } from "../model/pages/tree.js";
import type { OutputContent } from "./foreign-files.js";
import { formatManifest, makeManifest } from "./manifest.js";
import { syncFiles } from "./sync-files.js";

interface StageOptions {
  /** The existing output folder; absolute. */
  readonly folder: string;
  readonly content: Pick<OutputContent, "own">;
  /** Whether what is written has to survive a power cut. */
  readonly isSynced: boolean;
  /** Called after each file, with the number of staged ones. */
  readonly onFile: (done: number) => void;
  /** Called often, to show that the work goes on. */
  readonly heartbeat: () => void;
}

/**
 * Stages a tree. The manifest is written first, to mark the folder as ours. Files that the output folder
 * already has are hard-linked if the disk supports it, so that they keep their times; the rest is written.
 * Returns the linked files, each with its stats from when it was read.
 */
export async function writeStage(
  tree: Tree,
  stage: string,
  { folder, content, isSynced, onFile, heartbeat }: StageOptions,
): Promise<ReadonlyMap<string, Stats>> {
  const manifest = makeManifest(tree);
  mkdirSync(stage);
  const own = join(stage, manifestFile);
  writeFileSync(own, formatManifest(manifest, tree.serving));
  const link = linker(lstatSync(own));
  const linked = new Map<string, Stats>();
  await makeFolders(stage, tree.files.keys());
  const written = [own];
  let done = 0;
  for (const file of tree.files.values()) {
    const { outputFile } = file;
    if (outputFile === manifestFile) continue;
    const own = content.own.get(outputFile);
    // The path needs no normalisation, and every system accepts slashes.
    const place = `${stage}/${outputFile}`;
    const isSame = own?.hash === manifest[outputFile];
    const isLinked = own && isSame && link(`${folder}/${outputFile}`, { place, known: own.stats });
    if (isLinked) linked.set(outputFile, own.stats);
    else {
      // For many small files, the synchronous call takes a fifteenth of the time of the promise.
      writeFileSync(place, file.bytes);
      written.push(place);
    }
    onFile(++done);
    heartbeat();
  }
  if (isSynced) await syncFiles(written, stage, heartbeat);
  return linked;
}

/**
 * Links files that have the mode of a newly written one and no other name: hard-linked copies of the output do not change. Returns
 * whether it did. What changes a file after it was read is found by `replaceChangedLinks`.
 */
function linker(fresh: Stats): (from: string, to: { place: string; known: Stats }) => boolean {
  let canLink = true;
  return (from, { place, known }) => {
    const isLikeFresh = known.mode === fresh.mode && known.uid === fresh.uid && known.gid === fresh.gid;
    if (!canLink || !isLikeFresh || known.nlink > 1) return false;
    try {
      linkSync(from, place);
      return true;
    } catch {
      canLink = false;
      return false;
    }
  };
}

/**
 * Ensures that each file of an output folder is the tree's and has no other name, after the folder that it was linked from is removed:
 * files that changed in between, or could not be removed there, are written again through the stage.
 */
export function replaceChangedLinks(
  tree: Tree,
  stage: string,
  { folder, linked }: { folder: string; linked: ReadonlyMap<string, Stats> },
): void {
  for (const [outputFile, before] of linked) {
    const path = `${folder}/${outputFile}`;
    const file = tree.files.get(outputFile);
    if (!file || isOwn(lstatSync(path, { throwIfNoEntry: false }), before)) continue;
    mkdirSync(stage, { recursive: true });
    const next = join(stage, "next");
    writeFileSync(next, file.bytes, { flush: true });
    renameSync(next, path);
  }
}

const isOwn = (stats: Stats | undefined, { ino, mode, size, mtimeMs }: Stats): boolean =>
  stats?.nlink === 1 &&
  stats.ino === ino &&
  stats.mode === mode &&
  stats.size === size &&
  stats.mtimeMs === mtimeMs;

/** Creates the folders for some files below a folder, concurrently: ext4 takes up to 2 ms for each. */
export async function makeFolders(root: string, files: Iterable<string>): Promise<void> {
  const folders = new Set<string>();
  for (const file of files) folders.add(file.slice(0, Math.max(0, file.lastIndexOf("/"))));
  folders.delete("");
  const made = [...folders].map((folder) => mkdir(`${root}/${folder}`, { recursive: true }));
  // After an error everything is removed: no folder may be created while that is going on.
  for (const result of await Promise.allSettled(made)) if (result.status === "rejected") throw result.reason;
}
