import { randomBytes } from "node:crypto";
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writevSync,
} from "node:fs";
import { join } from "node:path";
import { type Makers, type Namespace, namespaces, type Shelf } from "../effects/result-store.js";
import { orNothing } from "../util/or-nothing.js";
import { storeFolder } from "./own-paths.js";
import { pruneStore } from "./prune-store.js";
import { doubled, summed } from "./seals.js";

const day = 24 * 60 * 60 * 1000;

export interface ShelfOptions {
  /** The version of handbill: what another one made is made again. */
  readonly version: string;
  /** The most bytes that are kept. */
  readonly most?: number;
}

/** A store on disk. A build without changes needs no more of it, and loads no more. */
export interface Shelves {
  readonly shelf: (namespace: Namespace, makers: Makers) => Shelf;
  /** Forgets what is not worth keeping, if something was written since. */
  readonly settle: () => void;
}

/**
 * The shelves of a project's store, in `node_modules/.cache/handbill`: a folder for each kind of results, a
 * file for each result, named by a hash of everything it depends on. A file is renamed into place, so that
 * several builds may write at once (a reader may find none during a replacement). A damaged or misplaced file
 * counts as missing. This protects against accidents only: an attacker who can write there can write a valid
 * checksum, and SHA-256 takes nine times as long. A file's time is the day of its last use. If nothing can be
 * written, nothing is cached.
 */
export function openShelves(root: string, { version, most = 500_000_000 }: ShelfOptions): Shelves {
  const folder = storeFolder(root);
  let hasGrown = false;
  const noteGrowth = () => {
    hasGrown = true;
  };
  return {
    shelf: (namespace, makers) => {
      const madeBy = Object.entries({ ...makers, handbill: version })
        .sort()
        .flat();
      return openShelf({ folder: join(folder, namespace), namespace, madeBy, noteGrowth });
    },
    settle: () => {
      if (!hasGrown) return;
      hasGrown = false;
      pruneStore(
        namespaces.map((namespace) => join(folder, namespace)),
        most,
      );
    },
  };
}

interface ShelfPlace {
  readonly folder: string;
  readonly namespace: Namespace;
  readonly madeBy: readonly string[];
  readonly noteGrowth: () => void;
}

function openShelf({ folder, namespace, madeBy, noteGrowth }: ShelfPlace): Shelf {
  const seal = namespace === "builds" ? doubled : summed;
  const slotOf = (key: readonly string[]) => {
    const slot = { namespace, parts: [...madeBy, ...key] };
    return { ...slot, name: seal.nameOf(slot) };
  };
  return {
    get isEmpty() {
      return isEmptyFolder(folder);
    },
    read: (key) => {
      try {
        const slot = slotOf(key);
        const path = join(folder, slot.name);
        const bytes = seal.open(slot, readFileSync(path));
        if (bytes) noteUse(path);
        return bytes;
      } catch {
        return undefined;
      }
    },
    write: (key, bytes) => {
      const slot = slotOf(key);
      const file = join(folder, slot.name);
      const draft = `${file}.${randomBytes(8).toString("hex")}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeParts(draft, seal.close(slot, bytes));
        // Where a file is replaced by a rename, ext4 writes it to the disk first, which takes a hundred times as long.
        discard(file);
        renameSync(draft, file);
        noteGrowth();
      } catch {
        discard(draft);
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
    // A store that is shared may be for reading only.
  }
}

function isEmptyFolder(folder: string): boolean {
  return orNothing(() => readdirSync(folder).length === 0) ?? true;
}

/** Not concatenated, which would need the memory of a large result twice. */
function writeParts(path: string, parts: readonly Uint8Array[]): void {
  const file = openSync(path, "wx");
  try {
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    if (writevSync(file, parts) < size) throw new Error("the disk has no room for all of it");
  } finally {
    closeSync(file);
  }
}

function discard(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // There is none. The folder is a file, or read-only.
  }
}
