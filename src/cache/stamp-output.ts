import { lstatSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Stamp } from "../effects/reads.js";
import { isBeside } from "./own-paths.js";
import { type EntryKind, joinNames, stampOfEntry, stampOfName, stampOfNames } from "./stamps.js";

/** The state of an output folder after a build: its files, and its folders with their names, by relative paths with slashes. */
export interface OutputStamps {
  readonly files: readonly (readonly [file: string, stamp: Stamp])[];
  readonly folders: readonly (readonly [folder: string, names: Stamp])[];
}

/** The state of an output folder with the files that a build just wrote: what somebody else put there is a change. */
export function stampOutput(outDir: string, files: Iterable<string>): OutputStamps {
  const written = [...files];
  const folders = new Map<string, Set<Stamp>>();
  const add = (path: string, kind: EntryKind): void => {
    const folder = dirname(path);
    const entries = folders.get(folder);
    if (!entries && folder !== ".") add(folder, "/");
    folders.set(folder, (entries ?? new Set()).add(stampOfName(basename(path), kind)));
  };
  for (const file of written) add(file, "");
  return {
    files: written.map((file) => [file, stampOfEntry(`${outDir}/${file}`)]),
    folders: Array.from(folders, ([folder, entries]) => [folder, joinNames([...entries])]),
  };
}

/** The first change in an output folder, as a sentence; undefined if there is none and no build is about to replace it. */
export function outputChange(outDir: string, { files, folders }: OutputStamps): string | undefined {
  if (lstatSync(outDir, { throwIfNoEntry: false })?.isDirectory() !== true)
    return "the output folder is not there";
  if (readdirSync(dirname(outDir)).some((name) => isBeside(name, outDir)))
    return "another build writes the output folder, or was killed";
  for (const [folder, names] of folders)
    if (stampOfNames(`${outDir}/${folder}`) !== names)
      return `${folder === "." ? "the output folder" : `${basename(outDir)}/${folder}`} holds other files`;
  for (const [file, stamp] of files)
    if (stampOfEntry(`${outDir}/${file}`) !== stamp)
      return `${basename(outDir)}/${file} is not as it was written`;
  return undefined;
}
