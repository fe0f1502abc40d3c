import { expect, test } from "vitest";
import { MemoryPack, packOf } from "./packs.js";
import type { CacheKey, ResultStore } from "./result-store.js";

test("a pack keeps the entries of the last complete build and of later abandoned ones", () => {
  const pack = new MemoryPack<number>();
  const build = (sets: readonly string[], { isLeft = false } = {}) => {
    pack.begin();
    for (const key of sets) pack.set(key, 1);
    if (!isLeft) pack.complete();
  };
  build(["whole"]);
  for (const key of ["one", "two", "three"]) build([key], { isLeft: true });
  pack.begin();
  expect(["whole", "one", "two", "three"].filter((key) => pack.get(key))).toEqual(["whole", "three"]);
  pack.complete();
  build(["next"]);
  pack.begin();
  expect(["whole", "three", "next"].filter((key) => pack.get(key))).toEqual(["next"]);
});

const packKey = { kind: "pages", key: ["pack"] } as const;

function storeInMemory() {
  const entries = new Map<string, unknown>();
  const count = { writes: 0 };
  return {
    entries,
    count,
    store: {
      get: <Value>({ key }: CacheKey) => entries.get(key.join("/")) as Value | undefined,
      set: ({ key }: CacheKey, value: unknown) => {
        count.writes++;
        entries.set(key.join("/"), structuredClone(value));
      },
    },
  };
}

/** A build that needs results by their keys; returns the keys it had to compute. */
function build(store: Pick<ResultStore, "get" | "set">, wanted: readonly string[], isKept = true): string[] {
  const pack = packOf<{ readonly of: string }>(packKey, { store });
  const made = wanted.filter((key) => pack.get(key)?.of !== key);
  for (const key of made) pack.set(key, { of: key });
  if (isKept) pack.complete();
  return made;
}

test("a pack finds stored entries, and is written only if something has changed", () => {
  const { store, count } = storeInMemory();
  expect(build(store, ["a", "b"])).toEqual(["a", "b"]);
  expect(build(store, ["b", "a"])).toEqual([]);
  expect(count.writes).toBe(1);
  expect(build(store, ["a", "b", "c"])).toEqual(["c"]);
  expect(count.writes).toBe(2);
});

test("a pack omits entries that a build did not use", () => {
  const { store } = storeInMemory();
  build(store, ["a", "b"]);
  expect(build(store, ["a"])).toEqual([]);
  expect(build(store, ["a", "b"])).toEqual(["b"]);
});

test("a pack stores nothing of a failed build, and finds nothing if its file is missing", () => {
  const { store, entries } = storeInMemory();
  build(store, ["a"], false);
  expect(entries.size).toBe(0);
  build(store, ["a"]);
  entries.clear();
  expect(build(store, ["a"])).toEqual(["a"]);
});
