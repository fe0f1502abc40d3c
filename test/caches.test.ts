import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ResultCache } from "../src/check/result-cache.js";
import { openCache } from "../src/encode/cache.js";
import { tempFolder } from "./support/temp-site.js";

/*
 * No cache grows without end.
 */

const day = 24 * 60 * 60 * 1000;

describe("the cache of encodings", () => {
  const set = () => {
    const root = tempFolder(onTestFinished);
    const folder = join(root, "node_modules/.cache/handbill");
    mkdirSync(folder, { recursive: true });
    const fileOf = (key: string) => join(folder, createHash("sha256").update(key).digest("hex"));
    const age = (path: string, days: number) => {
      const time = new Date(Date.now() - days * day);
      utimesSync(path, time, time);
    };
    return { root, folder, fileOf, age };
  };
  const bytes = (length: number) => new Uint8Array(length).fill(7);

  test("forgets what was not used for a month, once something is added", () => {
    const { root, folder, fileOf, age } = set();
    const first = openCache(root);
    for (const key of ["old", "used", "young"]) first.write(key, bytes(9));
    age(fileOf("old"), 31);
    age(fileOf("used"), 31);
    age(fileOf("young"), 29);
    const unchanged = openCache(root);
    expect(unchanged.read("used")).toEqual(Buffer.from(bytes(9)));
    unchanged.prune();
    expect(readdirSync(folder)).toHaveLength(3);
    const grown = openCache(root);
    grown.write("new", bytes(9));
    grown.prune();
    expect(readdirSync(folder).sort()).toEqual(
      ["used", "young", "new"].map((key) => fileOf(key).slice(folder.length + 1)).sort(),
    );
  });

  test("keeps to its size, what was used last first", () => {
    const { root, fileOf, age } = set();
    const cache = openCache(root, { most: 300 });
    for (const [key, days] of [
      ["a", 3],
      ["b", 2],
      ["c", 1],
    ] as const) {
      cache.write(key, bytes(100));
      age(fileOf(key), days);
    }
    cache.prune();
    expect(["a", "b", "c"].map((key) => existsSync(fileOf(key)))).toEqual([false, true, true]);
  });

  test("removes drafts of runs that were killed, and nothing of others", () => {
    const { root, folder, fileOf, age } = set();
    const names = [
      `${fileOf("x")}.123`,
      `${fileOf("y")}.124`,
      join(folder, "links.json"),
      join(folder, "note"),
    ];
    for (const name of names) writeFileSync(name, "");
    for (const name of names.filter((path) => !path.endsWith(".124"))) age(name, 40);
    const cache = openCache(root);
    cache.write("new", bytes(1));
    cache.prune();
    expect(names.map((name) => existsSync(name))).toEqual([false, true, true, true]);
  });

  test("is written on the first use of a day only", () => {
    const { root, fileOf, age } = set();
    openCache(root).write("a", bytes(1));
    age(fileOf("a"), 0.5);
    const before = statSync(fileOf("a")).mtimeMs;
    openCache(root).read("a");
    expect(statSync(fileOf("a")).mtimeMs).toBe(before);
  });
});

test("the cache of results keeps what the last run has used", () => {
  const file = join(tempFolder(onTestFinished), "checks.json");
  const run = (used: Readonly<Record<string, number>>) => {
    const cache = new ResultCache(file);
    for (const [key, value] of Object.entries(used)) {
      if (cache.get(key) === undefined) cache.set(key, value);
    }
    cache.save();
    return statSync(file).ino;
  };
  run({ a: 1, b: 2 });
  const changed = run({ b: 3, c: 4 });
  const kept = new ResultCache(file);
  expect(["a", "b", "c"].map((key) => kept.get(key))).toEqual([undefined, 2, 4]);
  // The file of an unchanged site is not written again.
  expect(run({ b: 5, c: 6 })).toBe(changed);
});
