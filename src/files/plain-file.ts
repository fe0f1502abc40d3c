import { accessSync, constants, readFileSync, type Stats, statSync } from "node:fs";
import { type Stamp, stampOfStats } from "../effects/stamp-of-stats.js";
import { reasonOf } from "../util/system-error.js";

/** Reads a file. Throws what the system says, and for a pipe or a device, which may never end, what it is. */
export const readPlainFile = (path: string): Buffer => readStampedFile(path).bytes;

/** The same, with what the file was like before it was read. */
export function readStampedFile(path: string): { bytes: Buffer; stamp: Stamp } {
  const stats = statSync(path);
  const what = notAFile(stats);
  if (what !== undefined) throw new Error(what);
  return { bytes: readFileSync(path), stamp: stampOfStats(stats) };
}

/** Why something on the disk cannot be read as a file; undefined for a file. */
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

/** Why the file at a path may not be read; undefined if it may, or nothing is there. */
export function whyUnreadable(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? undefined : reasonOf(error);
  }
}
