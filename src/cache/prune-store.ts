import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { orNothing } from "../util/or-nothing.js";

const day = 24 * 60 * 60 * 1000;
const longestAge = 30 * day;
/** The space of the smallest file on a disk. */
const blockSize = 4096;

/** Removes entries that were not used for a month, then the least recently used until the rest fits, and drafts of killed runs. */
export function pruneStore(folders: readonly string[], max: number): void {
  const now = Date.now();
  const files = folders.flatMap(listFiles).sort((a, b) => b.time - a.time);
  let sum = 0;
  for (const { path, isDraft, size, time } of files) {
    const age = now - time;
    if (!isDraft) sum += Math.max(size, blockSize);
    // Another run may have it open, or its folder may be read-only.
    if (isDraft ? age > day : age > longestAge || sum > max) orNothing(() => rmSync(path, { force: true }));
  }
}

/** Lists our own files only; everything else belongs to others. */
function listFiles(folder: string): { path: string; isDraft: boolean; size: number; time: number }[] {
  // It may be missing, or be removed in the meantime.
  const names = orNothing(() => readdirSync(folder)) ?? [];
  return names
    .filter((name) => /^[0-9a-f]{64}(\.[0-9a-f]{16})?$/.test(name))
    .flatMap((name) => {
      const path = join(folder, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats ? [{ path, isDraft: name.includes("."), size: stats.size, time: stats.mtimeMs }] : [];
    });
}
