import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** File systems record the time of a change in steps of up to this many milliseconds. */
const clockStepMs = 20;

/** Remembers the bytes of files, so that writing the same bytes is not a change. */
export class Fingerprints {
  readonly #known = new Map<string, string>();

  /**
   * Records files that a build has read. `since` is when it began, in milliseconds of `Date.now()`: a file
   * written after that may not be what the build saw, and counts as changed at the next check.
   */
  note(paths: readonly string[], since: number): void {
    for (const path of paths) {
      if (this.#known.has(path)) continue;
      this.#known.set(path, writtenAt(path) > since - clockStepMs ? unknown : fingerprint(path));
    }
  }

  /** The files whose bytes differ from the last record; updates the record. */
  takeChanged(paths: readonly string[]): ChangedFile[] {
    return paths.flatMap((path) => {
      const now = fingerprint(path);
      const before = this.#known.get(path) ?? absent;
      if (now === before) return [];
      this.#known.set(path, now);
      return [{ path, wasThere: before !== absent && before !== unknown, isThere: now !== absent }];
    });
  }
}

export interface ChangedFile {
  readonly path: string;
  /** Whether it certainly existed when it was recorded. */
  readonly wasThere: boolean;
  readonly isThere: boolean;
}

const absent = "absent";
const unknown = "unknown";

function fingerprint(path: string): string {
  try {
    // Reading a pipe or a device may never end.
    if (!statSync(path).isFile()) return absent;
    return createHash("sha1").update(readFileSync(path)).digest("base64");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A folder is reported through its files.
    return code === "ENOENT" || code === "ENOTDIR" ? absent : `unreadable: ${code}`;
  }
}

/** When the file or its name last changed; for a missing file, when its nearest existing parent did. */
function writtenAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats) return stats.ctimeMs;
  const folder = dirname(path);
  return folder === path ? 0 : writtenAt(folder);
}
