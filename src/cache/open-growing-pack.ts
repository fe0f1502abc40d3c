import type { Pack } from "../effects/result-store.js";
import { once } from "../util/once.js";
import { onceEach } from "../util/once-each.js";
import { type ClearableShelf, type PackPart, Portions, portionSize } from "./pack-portions.js";
import { readResults } from "./portion-results.js";

/** A pack, and what writes it if it is to be kept. */
interface OpenPack<Result> {
  readonly pack: Pack<Result>;
  readonly settle: () => void;
}

/** Which part of a pack has the result of a key. */
interface PackIndex {
  readonly parts: readonly PackPart[];
  /** The part's place among them. */
  readonly partOf: ReadonlyMap<string, number>;
}

/** The same as it is written: of each part the keys of what is in it and of use. Lists are read sooner than an object of a thousand keys. */
interface WrittenIndex {
  readonly parts: readonly PackPart[];
  readonly keys: readonly (readonly string[])[];
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
  const partAt = onceEach((at: number) => readResults(shelf.read([...name, index().parts[at]?.[0] ?? ""])));
  const used = new Set<string>();
  const portions = new Portions(shelf, name);
  let isToBeKept = false;
  // The shelf gives nothing but what was written under this name, whole.
  const find = (key: string): Result | undefined => {
    const at = index().partOf.get(key);
    return (portions.find(key) ?? (at === undefined ? undefined : partAt(at).find(key))) as
      | Result
      | undefined;
  };
  const get = (key: string) => {
    const result = find(key);
    if (result !== undefined) used.add(key);
    return result;
  };

  function settle(): void {
    if (!isToBeKept) return portions.drop();
    const { parts, partOf } = index();
    const old = new Map([...partOf].filter(([key]) => used.has(key) && !portions.has(key)));
    if (portions.isEmpty && old.size === partOf.size) return;
    const live = keysOfEach(parts, old);
    const isStaying = chooseParts(parts, live);
    for (const [at, keys] of live.entries()) {
      if (isStaying[at]) continue;
      for (const key of keys) {
        const result = find(key);
        if (result !== undefined) portions.add(key, result);
      }
    }
    const own = portions.finish();
    const stays = (_: unknown, at: number) => isStaying[at];
    const now: WrittenIndex = {
      parts: [...parts.filter(stays), ...own.parts],
      keys: [...live.filter(stays), ...keysOfEach(own.parts, own.partOf)],
    };
    shelf.write(name, Buffer.from(JSON.stringify(now)));
    for (const [at, [part]] of parts.entries()) if (!isStaying[at]) shelf.remove([...name, part]);
  }

  return {
    pack: {
      get isEmpty() {
        return index().partOf.size === 0;
      },
      get,
      hold: (key) => {
        if (!portions.has(key) && !index().partOf.has(key)) return undefined;
        used.add(key);
        return () => find(key);
      },
      set: (key, result) => {
        used.add(key);
        portions.add(key, result);
      },
      keep: () => {
        isToBeKept = true;
      },
    },
    settle,
  };
}

function keysOfEach(parts: readonly PackPart[], partOf: ReadonlyMap<string, number>): string[][] {
  const keys = parts.map((): string[] => []);
  for (const [key, at] of partOf) keys[at]?.push(key);
  return keys;
}

/** Tells of each part whether it stays as it is, by the keys of those results that are still of use. */
function chooseParts(parts: readonly PackPart[], live: readonly (readonly string[])[]): boolean[] {
  const areUseful = parts.map(([, count], at) => (live[at]?.length ?? 0) * 2 >= count);
  const isSmall = ([, , size]: PackPart) => size < portionSize / 2;
  const areFew = parts.filter((part, at) => areUseful[at] && isSmall(part)).length < mostParts;
  return parts.map((part, at) => areUseful[at] === true && (areFew || !isSmall(part)));
}

function readIndex(bytes: Uint8Array | undefined): PackIndex {
  if (!bytes) return { parts: [], partOf: new Map() };
  const { parts, keys } = JSON.parse(new TextDecoder().decode(bytes)) as WrittenIndex;
  const partOf = new Map<string, number>();
  for (const [at, own] of keys.entries()) for (const key of own) partOf.set(key, at);
  return { parts, partOf };
}
