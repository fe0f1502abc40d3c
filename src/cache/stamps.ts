import { lstatSync, readdirSync, readlinkSync, type Stats, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { ReadKind, Stamp } from "../effects/reads.js";
import { ownNamesIn } from "./own-paths.js";

/** Nothing is at the path. */
export const absent: Stamp = "absent";

/** The state of a path, as far as a read of that kind depends on it. The output folder does not count among names. */
export function stampOf(kind: ReadKind, path: string, outDir: string): Stamp {
  return kind === "content" ? stampOfContent(path) : stampOfNames(path, ownNamesIn(path, outDir));
}

/** A file with its times, links followed. Of a folder only which one it is: its times change with the names in it. */
function stampOfContent(path: string): Stamp {
  return stampWith(() => {
    const stats = statSync(path);
    return stats.isDirectory() ? `${stats.dev} ${stats.ino} ${stats.mode}` : stampOfStats(stats);
  });
}

/** What is at a path itself, be it a link. */
export const stampOfEntry = (path: string): Stamp => stampWith(() => stampOfStats(lstatSync(path)));

/** A file with its times, size and place on the disk; no other file has the same. */
export const stampOfStats = ({
  dev,
  ino,
  mode,
  size,
  mtimeMs,
  ctimeMs,
}: Pick<Stats, "dev" | "ino" | "mode" | "size" | "mtimeMs" | "ctimeMs">): Stamp =>
  `${dev} ${ino} ${mode} ${size} ${mtimeMs} ${ctimeMs}`;

/** The names in a folder with exceptions, each with its kind, and the targets of links. */
export function stampOfNames(path: string, isLeftOut: (name: string) => boolean = () => false): Stamp {
  const stamp = stampWith(() =>
    readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => !isLeftOut(name))
      .map((entry) => {
        if (entry.isSymbolicLink()) return `${entry.name}\0>${readlinkSync(join(path, entry.name))}`;
        return `${entry.name}\0${entry.isDirectory() ? "/" : entry.isFile() ? "" : "?"}`;
      })
      .sort()
      .join("\0\0"),
  );
  // A folder of packages that is empty is as good as none: the cache creates it.
  return stamp === absent && basename(path) === "node_modules" ? "" : stamp;
}

/** Whether a name is in a stamp of names. */
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
