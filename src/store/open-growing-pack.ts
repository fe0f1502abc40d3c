import { randomBytes } from "node:crypto";
import { once } from "../core/once.js";
import { onceEach } from "../core/once-each.js";
import type { Shelf } from "../core/result-store.js";
import { joinParts, type OpenPack, readParts } from "./open-pack.js";
import { readResult, writeResult } from "./result-bytes.js";

/** A shelf of which results can be taken away. */
export interface ClearableShelf extends Shelf {
  readonly remove: (key: readonly string[]) => void;
}

/** Which part of a pack has the result of a key. */
interface PackIndex {
  /** The names of the parts, each with how many results were put into it. */
  readonly parts: readonly (readonly [name: string, count: number])[];
  /** By key, the part's place among them. */
  readonly partOf: Readonly<Record<string, number>>;
}

/** More parts are put together. */
const mostParts = 8;

/**
 * A pack that is kept in parts, so that only what is new is written: each part is one result of a shelf, and so is the index
 * of them. A part is read when something of it is asked for, and what a damaged or a missing one had is not there. When
 * most of what the parts hold is of no use any more, one new part takes their place.
 */
export function openGrowingPack<Result>(shelf: ClearableShelf, name: readonly string[]): OpenPack<Result> {
  const index = once(() => readIndex(shelf.read(name)));
  const partAt = onceEach((at: number) => readParts(shelf.read([...name, index().parts[at]?.[0] ?? ""])));
  const used = new Set<string>();
  const fresh = new Map<string, Uint8Array>();
  let isToBeKept = false;
  const find = (key: string): Uint8Array | undefined => {
    const at = ownOf(index().partOf, key);
    return fresh.get(key) ?? (at === undefined ? undefined : partAt(at).get(key));
  };
  // The shelf gives nothing but what was written under this name, whole.
  const read = (bytes: Uint8Array | undefined) => bytes && readResult<Result>(bytes);
  const get = (key: string) => {
    const bytes = find(key);
    if (bytes) used.add(key);
    return read(bytes);
  };

  function settle(): void {
    const { parts, partOf } = index();
    const old = Object.keys(partOf).filter((key) => used.has(key) && !fresh.has(key));
    const isSame = fresh.size === 0 && old.length === Object.keys(partOf).length;
    if (!isToBeKept || isSame) return;
    const live = new Set(old.map((key) => partOf[key]));
    const kept = parts.filter((_, at) => live.has(at));
    const all = kept.reduce((sum, [, count]) => sum + count, fresh.size);
    const isWorn = kept.length >= mostParts || (old.length + fresh.size) * 2 < all;
    const written = isWorn ? gather([...old, ...fresh.keys()]) : fresh;
    const own = randomBytes(8).toString("hex");
    if (written.size > 0) shelf.write([...name, own], joinParts(written));
    const stay = isWorn ? [] : kept;
    const placeOf = new Map(stay.map(([part], at) => [part, at]));
    const places = [
      ...(isWorn ? [] : old).map((key) => [key, placeOf.get(parts[partOf[key] ?? -1]?.[0] ?? "")] as const),
      ...[...written.keys()].map((key) => [key, stay.length] as const),
    ];
    const now: PackIndex = {
      parts: written.size > 0 ? [...stay, [own, written.size]] : stay,
      partOf: Object.fromEntries(places.flatMap(([key, at]) => (at === undefined ? [] : [[key, at]]))),
    };
    shelf.write(name, Buffer.from(JSON.stringify(now)));
    for (const [part] of parts) if (!placeOf.has(part)) shelf.remove([...name, part]);
  }

  const gather = (keys: readonly string[]) => {
    const found = keys.map((key) => [key, find(key)] as const);
    return new Map(found.flatMap(([key, bytes]) => (bytes ? [[key, bytes]] : [])));
  };

  return {
    pack: {
      get isEmpty() {
        return Object.keys(index().partOf).length === 0;
      },
      get,
      hold: (key) => {
        if (!fresh.has(key) && ownOf(index().partOf, key) === undefined) return undefined;
        used.add(key);
        return () => read(find(key));
      },
      set: (key, result) => {
        used.add(key);
        fresh.set(key, writeResult(result));
      },
      keep: () => {
        isToBeKept = true;
      },
    },
    settle,
  };
}

const ownOf = (record: Readonly<Record<string, number>>, key: string): number | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const readIndex = (bytes: Uint8Array | undefined): PackIndex =>
  bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as PackIndex) : { parts: [], partOf: {} };
