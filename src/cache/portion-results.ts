import { serialize } from "node:v8";
import { type Group, groupReader } from "./group-reader.js";

/** What is written of a portion, in its order: the key of bytes, or those of results that V8 has written together, and the length. */
type Written = readonly [keys: string | readonly string[], length: number];

interface Single {
  readonly keys: string;
  readonly bytes: Uint8Array;
}

/** What stands in a portion, by its keys. */
export interface Results {
  readonly keys: readonly string[];
  readonly has: (key: string) => boolean;
  readonly find: (key: string) => unknown;
}

/** To have V8 write so many results together takes a tenth of what it takes one by one. All of them are read if one is asked for. */
const groupSize = 64;
const lengthSize = 4;

/** New results: bytes as they are given, all else in groups. Nobody changes them afterwards. */
export class NewResults implements Results {
  readonly #entries: (Group | Single)[] = [];
  readonly #placeOf = new Map<string, Uint8Array | Group>();
  readonly #read = groupReader();
  #open = new Map<string, unknown>();
  #size = 0;

  get count(): number {
    return this.#placeOf.size + this.#open.size;
  }

  /** How many bytes there are, but for those of results that wait for others. */
  get size(): number {
    return this.#size;
  }

  get keys(): readonly string[] {
    return [...this.#placeOf.keys(), ...this.#open.keys()];
  }

  has(key: string): boolean {
    return this.#open.has(key) || this.#placeOf.has(key);
  }

  find(key: string): unknown {
    if (this.#open.has(key)) return this.#open.get(key);
    const place = this.#placeOf.get(key);
    if (place === undefined || place instanceof Uint8Array) return place;
    return this.#read(place, key);
  }

  add(key: string, result: unknown): void {
    if (result instanceof Uint8Array) {
      this.#open.delete(key);
      this.#placeOf.set(key, result);
      this.#take({ keys: key, bytes: result });
    } else {
      this.#placeOf.delete(key);
      this.#open.set(key, result);
      if (this.#open.size >= groupSize) this.#closeGroup();
    }
  }

  /** All of it, to be written one after the other. */
  list(): readonly Uint8Array[] {
    this.#closeGroup();
    const index = this.#entries.map(({ keys, bytes }): Written => [keys, bytes.length]);
    const head = Buffer.from(JSON.stringify(index));
    const length = Buffer.alloc(lengthSize);
    length.writeUInt32LE(head.length);
    return [length, head, ...this.#entries.map(({ bytes }) => bytes)];
  }

  #closeGroup(): void {
    if (this.#open.size === 0) return;
    const group = { keys: [...this.#open.keys()], bytes: serialize([...this.#open.values()]) };
    for (const key of group.keys) this.#placeOf.set(key, group);
    this.#open = new Map();
    this.#take(group);
  }

  #take(entry: Group | Single): void {
    this.#entries.push(entry);
    this.#size += entry.bytes.length;
  }
}

/** Reads a portion that was written so; whoever keeps it knows that it is whole. One that is not there has nothing. */
export function readResults(portion: Uint8Array | undefined): Results {
  if (!portion) return new NewResults();
  const all = Buffer.from(portion.buffer, portion.byteOffset, portion.byteLength);
  const begin = lengthSize + all.readUInt32LE(0);
  const index = JSON.parse(all.toString("utf8", lengthSize, begin)) as readonly Written[];
  const found = new Map<string, Uint8Array | Group>();
  let at = begin;
  for (const [keys, length] of index) {
    const bytes = all.subarray(at, at + length);
    at += length;
    if (typeof keys === "string") {
      found.set(keys, bytes);
      continue;
    }
    const group = { keys, bytes };
    for (const key of keys) found.set(key, group);
  }
  const read = groupReader();
  return {
    get keys() {
      return [...found.keys()];
    },
    has: (key) => found.has(key),
    find: (key) => {
      const place = found.get(key);
      return place === undefined || place instanceof Uint8Array ? place : read(place, key);
    },
  };
}
