import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Cache } from "../core/media.js";

const digestLength = 32;
const day = 24 * 60 * 60 * 1000;
const keptFor = 30 * day;

export interface CacheOptions {
  /** The most bytes that are kept. */
  readonly most?: number;
}

/**
 * The cache of a project, in `node_modules/.cache/handbill`. A file is put there whole, by a rename, and begins with
 * the SHA-256 of what follows: one that was damaged since is taken for absent. A file's time is the day of its last use.
 * Where nothing can be written, nothing is kept.
 */
export function openCache(root: string, { most = 500_000_000 }: CacheOptions = {}): Cache {
  const folder = join(root, "node_modules/.cache/handbill");
  const fileOf = (key: string) => join(folder, digest(Buffer.from(key)).toString("hex"));
  let hasGrown = false;
  return {
    read: (key) => {
      try {
        const path = fileOf(key);
        const file = readFileSync(path);
        const bytes = file.subarray(digestLength);
        if (!digest(bytes).equals(file.subarray(0, digestLength))) return undefined;
        noteUse(path);
        return bytes;
      } catch {
        return undefined;
      }
    },
    write: (key, bytes) => {
      const file = fileOf(key);
      const draft = `${file}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, Buffer.concat([digest(bytes), bytes]));
        renameSync(draft, file);
        hasGrown = true;
      } catch {
        discard(draft);
      }
    },
    prune: () => {
      if (!hasGrown) return;
      hasGrown = false;
      try {
        pruneFolder(folder, most);
      } catch {
        // The folder may have been removed in the meantime.
      }
    },
  };
}

/** Written once a day at most, so that a build of what is kept writes next to nothing. */
function noteUse(file: string): void {
  const now = new Date();
  try {
    if (now.getTime() - statSync(file).mtimeMs > day) utimesSync(file, now, now);
  } catch {
    // A cache that is shared may be for reading only.
  }
}

/** Removes what was not used for a month, then what was used longest ago until the rest fits, and drafts of killed runs. */
function pruneFolder(folder: string, most: number): void {
  const now = Date.now();
  const files = readdirSync(folder)
    .filter((name) => /^[0-9a-f]{64}(\.\d+)?$/.test(name))
    .flatMap((name) => {
      const path = join(folder, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats ? [{ path, isDraft: name.includes("."), size: stats.size, age: now - stats.mtimeMs }] : [];
    })
    .sort((a, b) => a.age - b.age);
  let sum = 0;
  for (const { path, isDraft, size, age } of files) {
    if (!isDraft) sum += size;
    if (isDraft ? age > day : age > keptFor || sum > most) discard(path);
  }
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
