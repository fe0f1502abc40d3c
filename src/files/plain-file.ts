import { readFileSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { orNothing } from "../util/or-nothing.js";

/** Reads a file. Throws the system's errors, and an error for a pipe or a device, which may never end. */
export function readPlainFile(path: string): Buffer {
  const what = notAFile(statSync(path));
  if (what !== undefined) throw new Error(what);
  return readFileSync(path);
}

/** Why something on the disk is not a regular file; undefined if it is one. */
export function notAFile(stats: Stats): string | undefined {
  if (stats.isFile()) return undefined;
  if (stats.isDirectory()) return "it is a folder";
  if (stats.isFIFO()) return "it is a named pipe";
  return stats.isSocket() ? "it is a socket" : "it is a device";
}

/** The text of a file of the site, to show a place in it; undefined if it cannot be read. */
export function readSource(root: string, file: string): string | undefined {
  return orNothing(() => readPlainFile(join(root, file)).toString("utf8"));
}
