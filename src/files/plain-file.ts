import { accessSync, constants, readFileSync, type Stats, statSync } from "node:fs";
import { reasonOf } from "../util/system-error.js";

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

/** Why a path is neither a file nor a folder; undefined if it does not exist, or cannot be read. */
export function whyNoFile(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return !stats || stats.isDirectory() ? undefined : notAFile(stats);
  } catch {
    return undefined; // the reader reports it
  }
}

/** Why the file at a path must not be read; undefined if it may be, or does not exist. */
export function whyUnreadable(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? undefined : reasonOf(error);
  }
}
