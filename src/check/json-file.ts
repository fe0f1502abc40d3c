import { randomBytes } from "node:crypto";
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** What a JSON file holds; undefined if there is none or it is not whole. */
export function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Replaces a JSON file in one step, so that a reader or a run that is killed never leaves half of it.
 * Gives whether that worked: a cache that cannot be written is no error.
 */
export function writeJsonFile(file: string, value: unknown): boolean {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify(value));
    renameSync(draft, file);
    return true;
  } catch {
    rmSync(draft, { force: true });
    return false;
  }
}

const lockPatienceMs = 2000;
/** A lock this old was left behind by a run that was killed: the work under it takes milliseconds. */
const lockAbandonedMs = 10_000;

/**
 * Does `work`, which reads a file and replaces it, while no other process does so with the same file.
 * After two seconds of waiting it goes on without: a cache is not worth a run that hangs.
 */
export function withLock(file: string, work: () => void): void {
  const lock = `${file}.lock`;
  const isOurs = takeLock(lock);
  try {
    work();
  } finally {
    if (isOurs) rmSync(lock, { force: true });
  }
}

function takeLock(lock: string): boolean {
  const end = Date.now() + lockPatienceMs;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (Date.now() < end) {
    try {
      mkdirSync(dirname(lock), { recursive: true });
      closeSync(openSync(lock, "wx"));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
      if (ageOf(lock) > lockAbandonedMs) rmSync(lock, { force: true });
      else Atomics.wait(pause, 0, 0, 10);
    }
  }
  return false;
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
