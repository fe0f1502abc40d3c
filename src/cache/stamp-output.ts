import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { AsWritten } from "../effects/effects.js";
import { digestOf } from "../util/hash-of.js";
import { once } from "../util/once.js";
import { orNothing } from "../util/or-nothing.js";
import { isBeside } from "./own-paths.js";
import { isYoung, type Stamp, stampOfEntry, stampOfNames } from "./stamps.js";

/** An output folder as a build has left it. */
export interface OutputStamps {
  /** The names in it. */
  readonly names: Stamp;
  /**
   * Files, with the SHA-256 of each that had just been written when its stamp was taken: a write in the next
   * moment may leave the stamp unchanged.
   */
  readonly files: readonly FileStamp[];
  /** Folders, likewise with their names. */
  readonly folders: readonly (readonly [folder: string, stamp: Stamp, names?: Stamp])[];
}

export type FileStamp = readonly [file: string, stamp: Stamp, hash?: string];

export interface Made {
  /** The SHA-256 of a file as it was written; files without one are read. */
  readonly hashOf?: (file: string) => string | undefined;
  /** Files that are not new; `stampLinked` looks at them again. */
  readonly linked?: ReadonlySet<string>;
}

/** Takes down a folder that a build has just made, by the files in it: relative paths with slashes. */
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

/** What an output folder has that is as a build has left it. */
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
      // What somebody puts there while the site is built is not to be lost.
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
 * The stamps of an output folder that was staged, once the one that files were linked from is gone: that changes the time at
 * which something of them was changed, and nothing else.
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

/** Whether the same names are in a folder. */
function holdsSame(outDir: string, [name, stamp, inside]: OutputStamps["folders"][number]): boolean {
  const path = pathOf(outDir, name);
  return stampOfEntry(path) === stamp && (inside === undefined || stampOfNames(path) === inside);
}

/** The same without what a stamp does not need any more, once it is old enough; undefined if that is nothing. */
export function settleOutput(output: OutputStamps): OutputStamps | undefined {
  const settle = settler(Date.now());
  const files = output.files.map(settle);
  const folders = output.folders.map(settle);
  const isSame =
    files.every((entry, index) => entry === output.files[index]) &&
    folders.every((entry, index) => entry === output.folders[index]);
  return isSame ? undefined : { ...output, files, folders };
}

/** Leaves out of what was just compared what says more than its stamp, if that is old enough by now. */
export const settler =
  (now: number) =>
  (entry: FileStamp): FileStamp => {
    const [name, stamp, more] = entry;
    return more !== undefined && !isYoung(stamp, now) ? [name, stamp] : entry;
  };

/** What is joined is made plain first, which takes as long as asking the disk; nothing in it would have to be, and any system takes slashes. */
const pathOf = (folder: string, name: string): string => `${folder}/${name}`;

/** Empty for what cannot be read. */
function hashOfFile(path: string): string {
  return orNothing(() => digestOf(readFileSync(path))) ?? "";
}
