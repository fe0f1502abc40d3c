import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** File systems tell the time of a change in steps of up to this many milliseconds. */
const clockStepMs = 20;

/** Remembers what the bytes of files were, so that a write of the same bytes is no change. */
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

  /** Those of the files whose bytes are not what was noted; they are noted as they are now. */
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
  /** Whether it was there for certain when it was noted. */
  readonly wasThere: boolean;
  readonly isThere: boolean;
}

const absent = "absent";
const unknown = "unknown";

function fingerprint(path: string): string {
  try {
    // A pipe or a device may never end.
    if (!statSync(path).isFile()) return absent;
    return createHash("sha1").update(readFileSync(path)).digest("base64");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A folder is reported through its files.
    return code === "ENOENT" || code === "ENOTDIR" ? absent : `unreadable: ${code}`;
  }
}

/** When the file or its name was last changed; if it is not there, when the nearest folder was that would lead to it. */
function writtenAt(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found) return found.ctimeMs;
  const folder = dirname(path);
  return folder === path ? 0 : writtenAt(folder);
}
