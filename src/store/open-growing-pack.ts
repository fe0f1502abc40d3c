import { once } from "../core/once.js";
import { onceEach } from "../core/once-each.js";
import { type OpenPack, readParts } from "./open-pack.js";
import { type ClearableShelf, type PackPart, Portions, portionSize } from "./pack-portions.js";
import { readResult, writeResult } from "./result-bytes.js";

/** Which part of a pack has the result of a key. */
interface PackIndex {
  readonly parts: readonly PackPart[];
  /** By key, the part's place among them. */
  readonly partOf: Readonly<Record<string, number>>;
}

/** More small parts are put together. */
const mostParts = 8;

/**
 * A pack that is kept in parts, so that only what is new is written: each part is one result of a shelf, and so is the index
 * of them. A part is read when something of it is asked for, and what a damaged or a missing one had is not there. What is
 * still of use of a part of which most is not goes into a new one.
 */
export function openGrowingPack<Result>(shelf: ClearableShelf, name: readonly string[]): OpenPack<Result> {
  const index = once(() => readIndex(shelf.read(name)));
  const partAt = onceEach((at: number) => readParts(shelf.read([...name, index().parts[at]?.[0] ?? ""])));
  const used = new Set<string>();
  const portions = new Portions(shelf, name);
  let isToBeKept = false;
  const find = (key: string): Uint8Array | undefined => {
    const at = ownOf(index().partOf, key);
    return portions.find(key) ?? (at === undefined ? undefined : partAt(at).get(key));
  };
  // The shelf gives nothing but what was written under this name, whole.
  const read = (bytes: Uint8Array | undefined) => bytes && readResult<Result>(bytes);
  const get = (key: string) => {
    const bytes = find(key);
    if (bytes) used.add(key);
    return read(bytes);
  };

  function settle(): void {
    if (!isToBeKept) return portions.drop();
    const { parts, partOf } = index();
    const keys = Object.keys(partOf);
    const old = keys.filter((key) => used.has(key) && !portions.has(key));
    if (portions.isEmpty && old.length === keys.length) return;
    const isStaying = chooseParts(
      parts,
      old.map((key) => partOf[key] ?? -1),
    );
    const stay = parts.filter(isStaying);
    const places: [key: string, at: number][] = [];
    for (const key of old) {
      const part = parts[partOf[key] ?? -1];
      const at = part ? stay.indexOf(part) : -1;
      const bytes = at < 0 ? find(key) : undefined;
      if (at >= 0) places.push([key, at]);
      else if (bytes) portions.add(key, bytes);
    }
    const own = portions.finish();
    for (const [key, at] of own.partOf) places.push([key, stay.length + at]);
    const now: PackIndex = { parts: [...stay, ...own.parts], partOf: Object.fromEntries(places) };
    shelf.write(name, Buffer.from(JSON.stringify(now)));
    for (const part of parts) if (!isStaying(part)) shelf.remove([...name, part[0]]);
  }

  return {
    pack: {
      get isEmpty() {
        return Object.keys(index().partOf).length === 0;
      },
      get,
      hold: (key) => {
        if (!portions.has(key) && ownOf(index().partOf, key) === undefined) return undefined;
        used.add(key);
        return () => read(find(key));
      },
      set: (key, result) => {
        used.add(key);
        portions.add(key, writeResult(result));
      },
      keep: () => {
        isToBeKept = true;
      },
    },
    settle,
  };
}

/** Tells which parts stay as they are, by the places of those that are still of use, once for each result. */
function chooseParts(parts: readonly PackPart[], live: readonly number[]): (part: PackPart) => boolean {
  const counts = new Map<PackPart, number>();
  for (const at of live) {
    const part = parts[at];
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const isUseful = (part: PackPart) => (counts.get(part) ?? 0) * 2 >= part[1];
  const isSmall = ([, , size]: PackPart) => size < portionSize / 2;
  const areFew = parts.filter((part) => isUseful(part) && isSmall(part)).length < mostParts;
  return (part) => isUseful(part) && (areFew || !isSmall(part));
}

const ownOf = (record: Readonly<Record<string, number>>, key: string): number | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const readIndex = (bytes: Uint8Array | undefined): PackIndex =>
  bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as PackIndex) : { parts: [], partOf: {} };
