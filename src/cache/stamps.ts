import { lstatSync, readdirSync, readlinkSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ReadKind, Stamp } from "../effects/reads.js";
import { isOfCommit, ownNamesIn } from "./own-paths.js";

export const absent: Stamp = "absent";

/** The state of a path, as far as a read of that kind depends on it. Names leave out the output folder. */
export function stampOf(kind: ReadKind, path: string, outDir: string): Stamp {
  return kind === "content" ? stampOfContent(path) : stampOfNames(path, ownNamesIn(path, outDir));
}

/** A file with its times, following links. A folder only by its identity: its times change with the names in it. */
function stampOfContent(path: string): Stamp {
  return stampWith(() => {
    const stats = statSync(path);
    return stats.isDirectory() ? `${stats.dev} ${stats.ino} ${stats.mode}` : stampOfStats(stats);
  });
}

/** The state of an entry itself; a link is not followed. */
export const stampOfEntry = (path: string): Stamp => stampWith(() => stampOfStats(lstatSync(path)));

/** A file's times, size and place on the disk: different for every file and version. */
export const stampOfStats = ({
  dev,
  ino,
  mode,
  size,
  mtimeMs,
  ctimeMs,
}: Pick<Stats, "dev" | "ino" | "mode" | "size" | "mtimeMs" | "ctimeMs">): Stamp =>
  `${dev} ${ino} ${mode} ${size} ${mtimeMs} ${ctimeMs}`;

/** The names in a folder except those left out, with their kinds and the targets of links. */
export function stampOfNames(path: string, isLeftOut: (name: string) => boolean = () => false): Stamp {
  const stamp = stampWith(() =>
    joinNames(
      readdirSync(path, { withFileTypes: true })
        .filter(({ name }) => !isLeftOut(name))
        .map((entry) => {
          if (entry.isSymbolicLink()) return `${entry.name}\0>${readlinkSync(join(path, entry.name))}`;
          return stampOfName(entry.name, entry.isDirectory() ? "/" : entry.isFile() ? "" : "?");
        }),
    ),
  );
  // An empty folder of packages counts as a missing one: the cache creates it.
  return stamp === absent && basename(path) === "node_modules" ? "" : stamp;
}

/** A folder, a file, or something else. */
type EntryKind = "/" | "" | "?";

const stampOfName = (name: string, kind: EntryKind): Stamp => `${name}\0${kind}`;

const joinNames = (names: Stamp[]): Stamp => names.sort().join("\0\0");

export const hasName = (names: Stamp, name: string): boolean => `\0\0${names}`.includes(`\0\0${name}\0`);

function stampWith(read: () => Stamp): Stamp {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return code === "ENOENT" || code === "ENOTDIR" ? absent : `! ${code}`;
  }
}

/** The state of an output folder after a build: its files, and its folders with their names, by relative paths with slashes. */
export interface OutputStamps {
  readonly files: readonly (readonly [file: string, stamp: Stamp])[];
  readonly folders: readonly (readonly [folder: string, names: Stamp])[];
}

/** The state of an output folder with the files that a build just wrote: anything that others put there is a change. */
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

/** Whether an output folder is unchanged, and no build is about to replace it. */
export function isOutputUnchanged(outDir: string, { files, folders }: OutputStamps): boolean {
  return (
    lstatSync(outDir, { throwIfNoEntry: false })?.isDirectory() === true &&
    // Such a name shows that another build writes the output folder, or was killed.
    !readdirSync(dirname(outDir)).some((name) => isOfCommit(name, outDir)) &&
    folders.every(([folder, names]) => stampOfNames(`${outDir}/${folder}`) === names) &&
    files.every(([file, stamp]) => stampOfEntry(`${outDir}/${file}`) === stamp)
  );
}
