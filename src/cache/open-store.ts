import { createHash, randomBytes } from "node:crypto";
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
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import packageJson from "../../package.json" with { type: "json" };
import { type CacheKey, type CacheKind, cacheKinds, type ResultStore } from "../effects/result-store.js";
import { onceEach } from "../util/once.js";
import { orNothing } from "../util/or-nothing.js";
import { storeFolder } from "./own-paths.js";
import { pruneStore } from "./prune-store.js";

const day = 24 * 60 * 60 * 1000;
const sumLength = 4;

interface StoreOptions {
  /** The version of handbill first, then everything that entries made by handbill depend on. */
  readonly versions: readonly string[];
  /** The maximum size of the cache in bytes. */
  readonly max?: number;
}

/** Data from the network stays valid when Node or React change. */
const external: readonly CacheKind[] = ["data", "links"];

/**
 * The cache of a project, in `node_modules/.cache/handbill`: a folder for each kind, a file for each entry, named by a hash of
 * everything that it depends on. A file begins with a checksum of its name and content, so a damaged or misplaced one counts as
 * missing. This protects against accidents only: an attacker who can write there can write a valid checksum. A file is renamed
 * into place, so that several builds may write at once (a reader may find none during a replacement). Its time is the day of its
 * last use. If nothing can be written, nothing is cached.
 */
export function openStore(root: string, { versions, max = 500_000_000 }: StoreOptions): ResultStore {
  const folder = storeFolder(root);
  let hasGrown = false;
  return {
    get: <Value>(key: CacheKey): Value | undefined => {
      const name = entryName(key, versions);
      const path = join(folder, name);
      const value = decodeEntry(
        name,
        orNothing(() => readFileSync(path)),
      );
      if (value !== undefined) noteUse(path);
      return value as Value | undefined;
    },
    set: (key, value) => {
      const name = entryName(key, versions);
      if (writeEntry(join(folder, name), encodeEntry(name, value))) hasGrown = true;
    },
    settle: () => {
      if (hasGrown)
        pruneStore(
          cacheKinds.map((kind) => join(folder, kind)),
          max,
        );
      hasGrown = false;
    },
  };
}

/** The path of an entry in the cache. Each part of its key is preceded by its length, so that different keys cannot be equal. */
export function entryName({ kind, key }: CacheKey, versions: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of [...(external.includes(kind) ? versions.slice(0, 1) : versions), ...key])
    hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return `${kind}/${hash.digest("hex")}`;
}

export function encodeEntry(name: string, value: unknown): Uint8Array[] {
  const bytes = serialize(value);
  return [sumOf(name, bytes), bytes];
}

/** The value in an entry's file; undefined if there is none, or if it is damaged. */
export function decodeEntry(name: string, file: Buffer | undefined): unknown {
  const bytes = file?.subarray(sumLength);
  if (!bytes || !sumOf(name, bytes).equals(file?.subarray(0, sumLength) ?? bytes)) return undefined;
  return deserialize(bytes);
}

function sumOf(name: string, bytes: Uint8Array): Buffer {
  const sum = Buffer.alloc(sumLength);
  sum.writeUInt32LE(crc32(bytes, crc32(`${name}\0`)));
  return sum;
}

/** Written at most once a day, so that an unchanged build writes next to nothing. */
function noteUse(file: string): void {
  const now = new Date();
  // A shared cache may be read-only.
  orNothing(() => {
    if (now.getTime() - statSync(file).mtimeMs > day) utimesSync(file, now, now);
  });
}

/** Writes an entry; returns whether that worked. The parts are not concatenated, which would need the memory of a large value twice. */
export function writeEntry(file: string, parts: readonly Uint8Array[]): boolean {
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const descriptor = openSync(draft, "wx");
    try {
      const size = parts.reduce((sum, { length }) => sum + length, 0);
      if (writevSync(descriptor, parts) < size) throw new Error("the disk is full");
    } finally {
      closeSync(descriptor);
    }
    // When a rename replaces a file, ext4 flushes it to the disk first, which takes a hundred times as long.
    orNothing(() => unlinkSync(file));
    renameSync(draft, file);
    return true;
  } catch {
    orNothing(() => unlinkSync(draft));
    return false;
  }
}

/**
 * The start of all keys of the cache: the versions of handbill, its compiled code, Node and React. `lib` is the folder of that code; its
 * files are named after their content, and handbill's developers change them without a new version.
 */
export const cacheVersions = onceEach((lib: string): readonly string[] => {
  const react = createRequire(import.meta.url)("react/package.json") as { version: string };
  const code = readdirSync(lib).filter((name) => name.endsWith(".cjs"));
  return [packageJson.version, process.version, react.version, ...code.sort()];
});
