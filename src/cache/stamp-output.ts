import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { AsWritten } from "../effects/effects.js";
import { digestOf } from "../util/hash-of.js";
import { once } from "../util/once.js";
import { orNothing } from "../util/or-nothing.js";
import { isBeside } from "./own-paths.js";
import { isYoung, type Stamp, stampOfEntry, stampOfNames } from "./stamps.js";

/** An output folder as a build left it. */
export interface OutputStamps {
  /** The names in it. */
  readonly names: Stamp;
  /**
   * Files, with the SHA-256 of those that had just been written when they were stamped: a write in the next moment may leave the stamp
   * unchanged.
   */
  readonly files: readonly FileStamp[];
  /** Folders, likewise with the names in them. */
  readonly folders: readonly (readonly [folder: string, stamp: Stamp, names?: Stamp])[];
}

export type FileStamp = readonly [file: string, stamp: Stamp, hash?: string];

export interface Made {
  /** The SHA-256 of a file as it was written; files without one are read. */
  readonly hashOf?: (file: string) => string | undefined;
  /** Files that are not new; `stampLinked` stamps them again. */
  readonly linked?: ReadonlySet<string>;
}

/** Stamps a folder that a build has just created, by its files: relative paths with slashes. */
export function stampOutput(
  folder: string,
  files: Iterable<string>,
  { hashOf: known = () => undefined, linked = new Set() }: Made = {},
): OutputStamps {
  const now = Date.now();
  const folders = new Set<string>();
  const stamped = [...files].map((file): FileStamp => {
    for (let end = file.lastIndexOf("/"); end > 0; end = file.lastIndexOf("/", end - 1)) {
      const above = file.slice(0, end);
      if (folders.has(above)) break;
      folders.add(above);
    }
    const path = pathOf(folder, file);
    const stamp = stampOfEntry(path);
    const isNew = isYoung(stamp, now) && !linked.has(file);
    return isNew ? [file, stamp, known(file) ?? hashOfFile(path)] : [file, stamp];
  });
  return {
    names: stampOfNames(folder),
    files: stamped,
    folders: [...folders].map((name): FileStamp => {
      const path = pathOf(folder, name);
      const stamp = stampOfEntry(path);
      return isYoung(stamp, now) ? [name, stamp, stampOfNames(path)] : [name, stamp];
    }),
  };
}

/** The files of an output folder that are as a build left them. */
export function asLeft(outDir: string, { files, folders }: OutputStamps): AsWritten {
  const entries = new Map(files.map((entry) => [entry[0], entry]));
  const stamped = new Map(folders.map((entry) => [entry[0], entry]));
  const within = once(() => {
    const inside = new Map(folders.map(([folder]) => [folder, new Map<string, boolean>()]));
    const put = (path: string, isFolder: boolean) => inside.get(dirname(path))?.set(basename(path), isFolder);
    for (const [file] of files) put(file, false);
    for (const [folder] of folders) put(folder, true);
    return inside;
  });
  return {
    isFile: (file) => {
      const entry = entries.get(file);
      return entry !== undefined && isAsLeft(outDir, entry);
    },
    listFolder: (folder) => {
      const entry = stamped.get(folder);
      // Files that appear there during the build must not be lost.
      const isSame = entry && holdsSame(outDir, entry);
      return isSame ? within().get(folder) : undefined;
    },
  };
}

export function isAsLeft(outDir: string, [file, stamp, hash]: FileStamp): boolean {
  const path = pathOf(outDir, file);
  return stampOfEntry(path) === stamp && (hash === undefined || hashOfFile(path) === hash);
}

/**
 * The stamps of a staged output folder after the folder that files were linked from is removed: that changes their `ctime`, and nothing
 * else.
 */
export function stampLinked(
  outDir: string,
  { files, ...output }: OutputStamps,
  { hashOf = () => undefined, linked = new Set() }: Made,
): OutputStamps {
  const now = Date.now();
  const stampAgain = (entry: FileStamp): FileStamp => {
    const [file, before] = entry;
    if (!linked.has(file)) return entry;
    const path = pathOf(outDir, file);
    const stamp = stampOfEntry(path);
    if (withoutChangeTime(stamp) !== withoutChangeTime(before)) return entry;
    return isYoung(stamp, now) ? [file, stamp, hashOf(file) ?? hashOfFile(path)] : [file, stamp];
  };
  return { ...output, files: files.map(stampAgain) };
}

const withoutChangeTime = (stamp: Stamp) => stamp.slice(0, stamp.lastIndexOf(" "));

/** The first change in an output folder; undefined if there is none and no build is about to replace it. */
export function outputChange(outDir: string, { names, files, folders }: OutputStamps): string | undefined {
  const changed = (file: string) => `${basename(outDir)}/${file} is not as it was written`;
  if (lstatSync(outDir, { throwIfNoEntry: false })?.isDirectory() !== true)
    return "the output folder is not there";
  if (readdirSync(dirname(outDir)).some((name) => isBeside(name, outDir)))
    return "another build writes the output folder, or was killed";
  if (stampOfNames(outDir) !== names) return "the output folder holds other files";
  for (const entry of folders) if (!holdsSame(outDir, entry)) return changed(entry[0]);
  for (const entry of files) if (!isAsLeft(outDir, entry)) return changed(entry[0]);
  return undefined;
}

/** Whether a folder contains the same names. */
function holdsSame(outDir: string, [name, stamp, inside]: OutputStamps["folders"][number]): boolean {
  const path = pathOf(outDir, name);
  return stampOfEntry(path) === stamp && (inside === undefined || stampOfNames(path) === inside);
}

/** The same stamps without details that are unnecessary now that the stamp is old enough; undefined if nothing changes. */
export function settleOutput(output: OutputStamps): OutputStamps | undefined {
  const settle = settler(Date.now());
  const files = output.files.map(settle);
  const folders = output.folders.map(settle);
  const isSame =
    files.every((entry, index) => entry === output.files[index]) &&
    folders.every((entry, index) => entry === output.folders[index]);
  return isSame ? undefined : { ...output, files, folders };
}

/** Removes details that a compared stamp no longer needs once it is old enough. */
export const settler =
  (now: number) =>
  (entry: FileStamp): FileStamp => {
    const [name, stamp, more] = entry;
    return more !== undefined && !isYoung(stamp, now) ? [name, stamp] : entry;
  };

/** `join` would normalise first, which takes as long as the disk access; these paths need none, and any system accepts slashes. */
const pathOf = (folder: string, name: string): string => `${folder}/${name}`;

/** Empty for an unreadable file. */
function hashOfFile(path: string): string {
  return orNothing(() => digestOf(readFileSync(path))) ?? "";
}
