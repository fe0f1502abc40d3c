import type { Pack, Shelf } from "../core/result-store.js";
import { readResult, writeResult } from "./result-bytes.js";

/** Where a result begins and ends among the bytes of a pack. */
type Range = readonly [start: number, end: number];

/** A pack, and what writes it if it is to be kept. */
export interface OpenPack<Result> {
  readonly pack: Pack<Result>;
  readonly settle: () => void;
}

/** A pack is kept as one result of a shelf: the length of its index, the index, and what V8 writes of each result. */
export function openPack<Result>(shelf: Shelf, name: readonly string[]): OpenPack<Result> {
  const kept = readParts(shelf.read(name));
  const used = new Map<string, Uint8Array>();
  let hasGrown = false;
  let isToBeKept = false;
  const get = (key: string): Result | undefined => {
    const bytes = used.get(key) ?? kept.get(key);
    if (!bytes) return undefined;
    used.set(key, bytes);
    // The shelf gives nothing but what was written under this name, whole.
    return readResult<Result>(bytes);
  };
  const pack: Pack<Result> = {
    isEmpty: kept.size === 0,
    get,
    hold: (key) => {
      const bytes = used.get(key) ?? kept.get(key);
      if (!bytes) return undefined;
      used.set(key, bytes);
      return () => readResult<Result>(bytes);
    },
    set: (key, result) => {
      used.set(key, writeResult(result));
      hasGrown = true;
    },
    keep: () => {
      isToBeKept = true;
    },
  };
  const settle = () => {
    if (isToBeKept && (hasGrown || used.size < kept.size)) shelf.write(name, joinParts(used));
  };
  return { pack, settle };
}

const lengthSize = 4;

export function readParts(pack: Uint8Array | undefined): ReadonlyMap<string, Uint8Array> {
  if (!pack) return new Map();
  const bytes = Buffer.from(pack.buffer, pack.byteOffset, pack.byteLength);
  const begin = lengthSize + bytes.readUInt32LE(0);
  const index = JSON.parse(bytes.toString("utf8", lengthSize, begin)) as Readonly<Record<string, Range>>;
  return new Map(
    Object.entries(index).map(([key, [start, end]]) => [key, bytes.subarray(begin + start, begin + end)]),
  );
}

function joinParts(parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  let size = 0;
  const index: Record<string, Range> = {};
  for (const [key, { length }] of parts) {
    index[key] = [size, size + length];
    size += length;
  }
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(lengthSize);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...parts.values()]);
}
