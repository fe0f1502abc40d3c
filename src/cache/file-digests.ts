import { sep } from "node:path";
import { type ResultStore, readJson, type Shelf, writeJson } from "../effects/result-store.js";
import { once } from "../util/once.js";
import { isYoung, type Stamp, stampOf } from "./stamps.js";

/** What was reckoned of a file, with its stamp at that time. */
type KnownDigest = readonly [stamp: Stamp, digest: string];

export interface FileDigests extends Pick<ResultStore, "digestOf" | "noteDigest"> {
  /** Keeps those that were asked for. */
  readonly settle: () => void;
}

const key = ["digests"];

/**
 * Recognises unchanged files of a project by their stamps, so that they need not be read. `taken` returns the
 * stamp that a file, by its absolute path, had since the process began, if there is one, so that it is not
 * read again.
 */
export function openFileDigests(
  shelf: () => Shelf,
  root: string,
  taken: (path: string) => Stamp | undefined = () => undefined,
): FileDigests {
  const before = once(() => new Map(readJson<[string, KnownDigest][]>(shelf(), [...key, root])));
  const now = new Map<string, KnownDigest>();
  const since = Date.now();
  let isNew = false;
  const noteDigest = (file: string, stamp: Stamp, digest: string) => {
    if (!/^\d/.test(stamp) || isYoung(stamp, since)) return;
    now.set(file, [stamp, digest]);
    isNew = true;
  };
  return {
    noteDigest,
    digestOf: (file, reckon) => {
      // To join the two in the way of the system takes as long as asking the disk.
      const path = root + sep + file;
      const stamp = taken(path) ?? stampOf(path);
      const known = before().get(file);
      if (known?.[0] === stamp) {
        now.set(file, known);
        return known[1];
      }
      const digest = reckon();
      if (digest !== undefined) noteDigest(file, stamp, digest);
      return digest;
    },
    settle: () => {
      if (!isNew) return;
      isNew = false;
      writeJson(shelf(), [...key, root], [...now]);
    },
  };
}
