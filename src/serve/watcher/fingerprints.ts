import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { hashOf } from "../../util/hash-of.js";
import { orNothing } from "../../util/or-nothing.js";

/** File systems record the time of a change in steps of up to this many milliseconds. */
const clockStepMs = 20;

/** Remembers the bytes of files, so that writing the same bytes is not a change. */
export class Fingerprints {
  readonly #known = new Map<string, Fingerprint>();

  /**
   * Records files that a build has read. `since` is when it began, in milliseconds of `Date.now()`: a file
   * written after that may not be what the build saw, and counts as changed at the next check.
   */
  note(paths: readonly string[], since: number): void {
    for (const path of paths) {
      if (this.#known.has(path)) continue;
      const now = fingerprint(path);
      const bytes = writtenAt(path) > since - clockStepMs ? unknown : now.bytes;
      this.#known.set(path, { ...now, bytes });
    }
  }

  /**
   * The files whose bytes differ from the last record; updates the record. A build that is running may have read others in between:
   * then files with the same bytes stay for `takeRewritten`.
   */
  takeChanged(paths: readonly string[], { isBuilding = false } = {}): ChangedFile[] {
    return paths.flatMap((path) => {
      const before = this.#known.get(path)?.bytes ?? absent;
      const now = fingerprint(path);
      const isSame = now.bytes === before;
      if (!isSame || !isBuilding) this.#known.set(path, now);
      return isSame ? [] : [changedFile(path, before, now.bytes)];
    });
  }

  /**
   * The recorded files that were written since, even with the same bytes: a build that ran in the meantime may have read a file while it
   * was empty, or different for a moment. Updates the record.
   */
  takeRewritten(paths: readonly string[]): ChangedFile[] {
    return paths.flatMap((path) => {
      const before = this.#known.get(path);
      if (!before || before.stamp === stampOf(path)) return [];
      const now = fingerprint(path);
      this.#known.set(path, now);
      return [changedFile(path, before.bytes, now.bytes)];
    });
  }
}

interface Fingerprint {
  readonly bytes: string;
  /** Differs after each write. Taken before the bytes are read, so that a write in between shows. */
  readonly stamp: string;
}

export interface ChangedFile {
  readonly path: string;
  /** Whether it certainly existed when it was recorded. */
  readonly wasThere: boolean;
  readonly isThere: boolean;
}

const absent = "absent";
const unknown = "unknown";

const changedFile = (path: string, before: string, now: string): ChangedFile => ({
  path,
  wasThere: before !== absent && before !== unknown,
  isThere: now !== absent,
});

const fingerprint = (path: string): Fingerprint => ({ stamp: stampOf(path), bytes: bytesOf(path) });

function stampOf(path: string): string {
  const stats = orNothing(() => statSync(path));
  return stats?.isFile() ? `${stats.ino} ${stats.size} ${stats.ctimeMs}` : absent;
}

function bytesOf(path: string): string {
  try {
    // Reading a pipe or a device may never end.
    if (!statSync(path).isFile()) return absent;
    return hashOf(readFileSync(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A folder is reported through its files.
    return code === "ENOENT" || code === "ENOTDIR" ? absent : `unreadable: ${code}`;
  }
}

/** When the file or its name last changed; for a missing file, when its nearest existing parent did. */
function writtenAt(path: string): number {
  const stats = orNothing(() => statSync(path));
  if (stats) return stats.ctimeMs;
  const folder = dirname(path);
  return folder === path ? 0 : writtenAt(folder);
}
