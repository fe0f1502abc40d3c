import { expect, test } from "vitest";
import { openGrowingPack } from "./open-growing-pack.js";
import type { ClearableShelf } from "./pack-portions.js";

/** A shelf in memory that tells how many bytes are written to it. */
function shelfInMemory() {
  const kept = new Map<string, Uint8Array>();
  let written = 0;
  const shelf: ClearableShelf = {
    get isEmpty() {
      return kept.size === 0;
    },
    read: (key) => kept.get(key.join("/")),
    write: (key, given) => {
      const bytes = given instanceof Uint8Array ? Uint8Array.from(given) : Buffer.concat(given);
      written += bytes.length;
      kept.set(key.join("/"), bytes);
      return true;
    },
    remove: (key) => void kept.delete(key.join("/")),
  };
  const takeWritten = () => {
    const taken = written;
    written = 0;
    return taken;
  };
  return { shelf, kept, takeWritten };
}

const text = "x".repeat(10_000);

/** A build that wants results by their keys, and makes those that are not there. */
function build(shelf: ClearableShelf, wanted: readonly string[], isKept = true): string[] {
  const { pack, settle } = openGrowingPack<string>(shelf, ["pack"]);
  const made = wanted.filter((key) => pack.get(key) !== key + text);
  for (const key of made) pack.set(key, key + text);
  if (isKept) pack.keep();
  settle();
  return made;
}

const keys = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `key ${from + index}`);

test("only what is new is written, and the index", () => {
  const { shelf, takeWritten } = shelfInMemory();
  expect(build(shelf, keys(0, 100))).toHaveLength(100);
  expect(takeWritten()).toBeGreaterThan(100 * text.length);
  expect(build(shelf, [...keys(1, 100), "new"])).toEqual(["new"]);
  expect(takeWritten()).toBeLessThan(2 * text.length);
  expect(build(shelf, [...keys(1, 100), "new"])).toEqual([]);
  expect(takeWritten()).toBe(0);
});

test("what is of no use any more goes, and few parts remain", () => {
  const { shelf, kept } = shelfInMemory();
  for (let round = 0; round < 40; round++) {
    const wanted = [...keys(0, 20), `of ${round}`];
    build(shelf, wanted);
    expect(build(shelf, wanted)).toEqual([]);
    expect(kept.size).toBeLessThanOrEqual(9);
  }
  build(shelf, ["key 3"]);
  const size = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
  expect(size).toBeLessThan(2 * text.length);
  expect(build(shelf, ["key 3"])).toEqual([]);
});

test("what a part had that is lost is made anew, and the rest stays", () => {
  const { shelf, kept } = shelfInMemory();
  build(shelf, keys(0, 10));
  build(shelf, keys(0, 12));
  const parts = [...kept.keys()].filter((key) => key !== "pack");
  expect(parts).toHaveLength(2);
  kept.delete(parts[0] ?? "");
  expect(build(shelf, keys(0, 12))).toEqual(keys(0, 10));
  expect(build(shelf, keys(0, 12))).toEqual([]);
});

test("of two builds at once the later one's index holds, and nothing wrong is found", () => {
  const { shelf } = shelfInMemory();
  build(shelf, keys(0, 10));
  const [first, second] = [0, 1].map(() => openGrowingPack<string>(shelf, ["pack"]));
  for (const [at, one] of [first, second].entries()) {
    for (const key of keys(0, 10)) expect(one?.pack.get(key)).toBe(key + text);
    one?.pack.set(`own ${at}`, `own ${at}${text}`);
    one?.pack.keep();
  }
  first?.settle();
  second?.settle();
  expect(build(shelf, [...keys(0, 10), "own 1"])).toEqual([]);
  expect(build(shelf, [...keys(0, 10), "own 0"])).toEqual(["own 0"]);
});

test("without a word nothing is kept, and what is held is not read", () => {
  const { shelf, kept } = shelfInMemory();
  build(shelf, keys(0, 10), false);
  expect(kept.size).toBe(0);
  build(shelf, keys(0, 10));
  let reads = 0;
  const counting: ClearableShelf = {
    ...shelf,
    read: (key) => {
      reads++;
      return shelf.read(key);
    },
  };
  const { pack, settle } = openGrowingPack<string>(counting, ["pack"]);
  const held = keys(0, 10).map((key) => pack.hold(key));
  pack.keep();
  settle();
  expect(reads).toBe(1);
  expect(held[3]?.()).toBe(`key 3${text}`);
  expect(pack.hold("another")).toBeUndefined();
});

test("much that is new is written in portions, which are found at once and of use later, and a new one leaves the others", () => {
  const { shelf, kept, takeWritten } = shelfInMemory();
  const { pack, settle } = openGrowingPack<string>(shelf, ["pack"]);
  for (const key of keys(0, 2000)) pack.set(key, key + text);
  expect(takeWritten()).toBeGreaterThan(1000 * text.length);
  for (const key of ["key 0", "key 1000", "key 1999"]) expect(pack.get(key)).toBe(key + text);
  pack.keep();
  settle();
  expect(kept.size).toBeGreaterThan(3);
  takeWritten();
  expect(build(shelf, [...keys(0, 2000), "new"])).toEqual(["new"]);
  expect(takeWritten()).toBeLessThan(20 * text.length);
});

test("portions of what is not to be kept go", () => {
  const { shelf, kept, takeWritten } = shelfInMemory();
  build(shelf, keys(0, 2000), false);
  expect(takeWritten()).toBeGreaterThan(0);
  expect(kept.size).toBe(0);
});

test("of what cannot be written all is found as long as the build goes on", () => {
  const { shelf } = shelfInMemory();
  const { pack, settle } = openGrowingPack<string>({ ...shelf, write: () => false }, ["pack"]);
  for (const key of keys(0, 2000)) pack.set(key, key + text);
  for (const key of ["key 0", "key 1000", "key 1999"]) expect(pack.hold(key)?.()).toBe(key + text);
  pack.keep();
  settle();
  expect(build(shelf, ["key 0"])).toEqual(["key 0"]);
});
