import { expect, test } from "vitest";
import type { Shelf } from "../effects/result-store.js";
import { openPack } from "./open-pack.js";

/** A shelf in memory that counts what is written to it. */
function shelfInMemory() {
  const kept = new Map<string, Uint8Array>();
  const count = { writes: 0 };
  const shelf: Shelf = {
    get isEmpty() {
      return kept.size === 0;
    },
    read: (key) => kept.get(key.join("/")),
    write: (key, bytes) => {
      count.writes++;
      kept.set(key.join("/"), Uint8Array.from(bytes));
    },
  };
  return { shelf, kept, count };
}

/** A build that wants results by their keys; gives those that it had to make. */
function build(shelf: Shelf, wanted: readonly string[], isKept = true): string[] {
  const { pack, settle } = openPack<{ readonly of: string }>(shelf, ["pack"]);
  const made = wanted.filter((key) => pack.get(key)?.of !== key);
  for (const key of made) pack.set(key, { of: key });
  if (isKept) pack.keep();
  settle();
  return made;
}

test("finds what was kept, and writes only if something has changed", () => {
  const { shelf, count } = shelfInMemory();
  expect(build(shelf, ["a", "b"])).toEqual(["a", "b"]);
  expect(build(shelf, ["b", "a"])).toEqual([]);
  expect(count.writes).toBe(1);
  expect(build(shelf, ["a", "b", "c"])).toEqual(["c"]);
  expect(count.writes).toBe(2);
});

test("leaves out what a build had no use for", () => {
  const { shelf } = shelfInMemory();
  build(shelf, ["a", "b"]);
  expect(build(shelf, ["a"])).toEqual([]);
  expect(build(shelf, ["a", "b"])).toEqual(["b"]);
});

test("keeps nothing of a build that did not say so, and finds nothing when the file is gone", () => {
  const { shelf, kept } = shelfInMemory();
  build(shelf, ["a"], false);
  expect(kept.size).toBe(0);
  build(shelf, ["a"]);
  kept.clear();
  expect(build(shelf, ["a"])).toEqual(["a"]);
});

test("keeps bytes as they are, shared memory too", () => {
  const { shelf } = shelfInMemory();
  const shared = new Uint8Array(new SharedArrayBuffer(8), 2, 3).fill(7);
  const { pack, settle } = openPack<Uint8Array>(shelf, ["pack"]);
  pack.set("own", new Uint8Array([1, 2, 3]).subarray(1));
  pack.set("shared", shared);
  pack.keep();
  settle();
  const { pack: again } = openPack<Uint8Array>(shelf, ["pack"]);
  expect([...(again.get("own") ?? [])]).toEqual([2, 3]);
  expect([...(again.get("shared") ?? [])]).toEqual([7, 7, 7]);
});
