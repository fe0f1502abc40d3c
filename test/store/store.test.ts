import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openStore } from "../../src/cache/open-store.js";
import type { CacheKind } from "../../src/effects/result-store.js";
import { bundleModule } from "../support/rooms/bundle-module.js";
import { tempFolder } from "../support/temp-site.js";

/* The cache between runs: entries are found by all their inputs, are complete, and do not accumulate. */

const day = 24 * 60 * 60 * 1000;
const bytes = (length: number, value = 7) => new Uint8Array(length).fill(value);

function set({ max }: { max?: number } = {}) {
  const root = tempFolder(onTestFinished);
  const folder = join(root, "node_modules/.cache/handbill");
  const open = () => openStore(root, { versions: ["1"], ...(max === undefined ? {} : { max }) });
  const list = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  /** Writes one result and returns its file. */
  const keep = (key: string, { length = 9, days = 0, kind = "images" as CacheKind } = {}) => {
    const before = new Set(readdirSyncSafe());
    open().set({ kind, key: [key] }, bytes(length));
    const [file = ""] = list().filter((path) => !before.has(path));
    const time = new Date(Date.now() - days * day);
    utimesSync(file, time, time);
    return file;
  };
  const readdirSyncSafe = () => {
    try {
      return list();
    } catch {
      return [];
    }
  };
  return { root, folder, open, list, keep };
}

describe("a cache entry", () => {
  test("has its time refreshed only once a day", () => {
    const { open, keep } = set();
    const file = keep("a", { days: 0.5 });
    const before = statSync(file).mtimeMs;
    open().get({ kind: "images", key: ["a"] });
    expect(statSync(file).mtimeMs).toBe(before);
  });

  test("is consistent when many processes read and write it concurrently", async () => {
    const { root, list, open } = set();
    const module = bundleModule("cache/open-store.ts", tempFolder(onTestFinished));
    const program = `
      const store = require(${JSON.stringify(module)}).openStore(${JSON.stringify(root)}, { versions: ["1"] });
      const key = { kind: "images", key: ["a"] };
      let torn = 0;
      for (let n = 0; n < 200; n++) {
        store.set(key, new Uint8Array(50_000).fill(n));
        const bytes = store.get(key);
        // Where another one just puts its own, there is none for a moment.
        if (bytes && !(bytes.length === 50_000 && bytes.every((byte) => byte === bytes[0]))) torn++;
      }
      process.exitCode = torn === 0 ? 0 : 1;`;
    const runs = Array.from({ length: 4 }, () =>
      once(spawn(process.execPath, ["-e", program], { stdio: "inherit" }), "exit"),
    );
    expect((await Promise.all(runs)).map(([code]) => code)).toEqual([0, 0, 0, 0]);
    expect(list()).toHaveLength(1);
    expect(open().get({ kind: "images", key: ["a"] })).toHaveLength(50_000);
  });
});

describe("the cache", () => {
  test("removes entries that were unused for a month when something is added", () => {
    const { open, list, keep } = set();
    const old = keep("old", { days: 31 });
    const used = keep("used", { days: 31, kind: "react" });
    const young = keep("young", { days: 29, kind: "links" });
    const unchanged = open();
    expect(unchanged.get({ kind: "react", key: ["used"] })).toEqual(bytes(9));
    unchanged.settle();
    expect(list().sort()).toEqual([old, used, young].sort());
    const grown = open();
    grown.set({ kind: "images", key: ["new"] }, bytes(9));
    grown.settle();
    expect(list()).toHaveLength(3);
    expect(list()).not.toContain(old);
  });

  test("stays within its size limit across all kinds, least recently used entries first", () => {
    const { open, list, keep } = set({ max: 25_000 });
    const [oldest, middle] = [
      keep("a", { length: 10_000, days: 3 }),
      keep("b", { length: 10_000, days: 2, kind: "fonts" }),
    ];
    const store = open();
    store.set({ kind: "react", key: ["c"] }, bytes(10_000));
    store.settle();
    expect(list()).toHaveLength(2);
    expect(list()).toContain(middle);
    expect(list()).not.toContain(oldest);
  });

  test("removes drafts of killed runs, and no other files", () => {
    const { open, folder, list, keep } = set();
    const file = keep("a");
    const drafts = [`${file}.${"0".repeat(16)}`, `${file}.${"1".repeat(16)}`];
    const others = [join(folder, "note"), join(folder, "images/note"), join(folder, "images/a.json")];
    for (const path of [...drafts, ...others]) writeFileSync(path, "");
    for (const path of [drafts[0] ?? "", ...others]) utimesSync(path, 1, 1);
    const store = open();
    store.set({ kind: "images", key: ["new"] }, bytes(1));
    store.settle();
    expect(list()).toEqual(expect.arrayContaining([file, drafts[1], ...others]));
    expect(list()).not.toContain(drafts[0]);
  });

  test("stores nothing if its folder cannot be written", () => {
    const { root, open } = set();
    writeFileSync(join(root, "node_modules"), "in the way");
    const store = open();
    store.set({ kind: "images", key: ["a"] }, bytes(1));
    store.settle();
    expect(store.get({ kind: "images", key: ["a"] })).toBeUndefined();
  });
});
