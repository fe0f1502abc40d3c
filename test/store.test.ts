import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openStore } from "../src/cache/open-store.js";
import type { Makers, Namespace } from "../src/effects/result-store.js";
import { bundleModule } from "./support/bundle-module.js";
import { tempFolder } from "./support/temp-site.js";

/*
 * What is kept from one run to the next: found by all that it depends on, whole, and never without end.
 */

const day = 24 * 60 * 60 * 1000;
const bytes = (length: number, value = 7) => new Uint8Array(length).fill(value);

function set({ most, version = "1" }: { most?: number; version?: string } = {}) {
  const root = tempFolder(onTestFinished);
  const folder = join(root, "node_modules/.cache/handbill");
  const open = (options: { version?: string } = {}) =>
    openStore(root, { version, ...(most === undefined ? {} : { most }), ...options });
  const list = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  /** Writes one result and gives its file. */
  const keep = (key: string, { length = 9, days = 0, namespace = "images" as Namespace } = {}) => {
    const before = new Set(readdirSyncSafe());
    open().shelf(namespace, {}).write([key], bytes(length));
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

describe("a result", () => {
  test("is found under all that it depends on, and under nothing else", () => {
    const { open } = set();
    const write = (namespace: Namespace, makers: Makers, key: readonly string[], value: number) =>
      open().shelf(namespace, makers).write(key, bytes(1, value));
    const read = (namespace: Namespace, makers: Makers, key: readonly string[], version = "1") =>
      open({ version }).shelf(namespace, makers).read(key)?.[0];
    write("images", { sharp: "1", vips: "8" }, ["a", "b"], 1);
    expect(read("images", { vips: "8", sharp: "1" }, ["a", "b"])).toBe(1);
    expect(read("images", { sharp: "2", vips: "8" }, ["a", "b"])).toBe(undefined);
    expect(read("images", { sharp: "1", vips: "9" }, ["a", "b"])).toBe(undefined);
    expect(read("images", { sharp: "1" }, ["a", "b"])).toBe(undefined);
    expect(read("images", { sharp: "1", vips: "8" }, ["a", "b"], "2")).toBe(undefined);
    expect(read("fonts", { sharp: "1", vips: "8" }, ["a", "b"])).toBe(undefined);
    for (const key of [["ab"], ["ab", ""], ["", "ab"], ["a,b"], ["b", "a"], ["a", "b", ""]])
      expect(read("images", { sharp: "1", vips: "8" }, key)).toBe(undefined);
  });

  test("that was damaged is taken for absent", () => {
    const { open, keep } = set();
    const file = keep("a");
    const shelf = open().shelf("images", {});
    expect(shelf.read(["a"])).toEqual(Buffer.from(bytes(9)));
    const whole = readFileSync(file);
    for (const place of [0, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[place] = (changed[place] ?? 0) ^ 1;
      writeFileSync(file, changed);
      expect(shelf.read(["a"])).toBe(undefined);
    }
    writeFileSync(file, whole);
    truncateSync(file, whole.length - 1);
    expect(shelf.read(["a"])).toBe(undefined);
    truncateSync(file, 2);
    expect(shelf.read(["a"])).toBe(undefined);
  });

  test("is written on the first use of a day only", () => {
    const { open, keep } = set();
    const file = keep("a", { days: 0.5 });
    const before = statSync(file).mtimeMs;
    open().shelf("images", {}).read(["a"]);
    expect(statSync(file).mtimeMs).toBe(before);
  });

  test("is whole though many processes write and read it at once", async () => {
    const { root, list, open } = set();
    const module = bundleModule("cache/open-store.ts", tempFolder(onTestFinished));
    const program = `
      const shelf = require(${JSON.stringify(module)}).openStore(${JSON.stringify(root)}, { version: "1" }).shelf("images", {});
      let torn = 0;
      for (let n = 0; n < 200; n++) {
        shelf.write(["a"], new Uint8Array(50_000).fill(n));
        const bytes = shelf.read(["a"]);
        // Where another one just puts its own, there is none for a moment.
        if (bytes && !(bytes.length === 50_000 && bytes.every((byte) => byte === bytes[0]))) torn++;
      }
      process.exitCode = torn === 0 ? 0 : 1;`;
    const runs = Array.from({ length: 4 }, () =>
      once(spawn(process.execPath, ["-e", program], { stdio: "inherit" }), "exit"),
    );
    expect((await Promise.all(runs)).map(([code]) => code)).toEqual([0, 0, 0, 0]);
    expect(list()).toHaveLength(1);
    expect(open().shelf("images", {}).read(["a"])).toHaveLength(50_000);
  });
});

describe("the store", () => {
  test("forgets what was not used for a month, once something is added", () => {
    const { open, list, keep } = set();
    const old = keep("old", { days: 31 });
    const used = keep("used", { days: 31, namespace: "html" });
    const young = keep("young", { days: 29, namespace: "links" });
    const unchanged = open();
    expect(unchanged.shelf("html", {}).read(["used"])).toEqual(Buffer.from(bytes(9)));
    unchanged.settle();
    expect(list().sort()).toEqual([old, used, young].sort());
    const grown = open();
    grown.shelf("images", {}).write(["new"], bytes(9));
    grown.settle();
    expect(list()).toHaveLength(3);
    expect(list()).not.toContain(old);
  });

  test("keeps to its size over all kinds, what was used last first", () => {
    const { open, list, keep } = set({ most: 25_000 });
    const [oldest, middle] = [
      keep("a", { length: 10_000, days: 3 }),
      keep("b", { length: 10_000, days: 2, namespace: "fonts" }),
    ];
    const store = open();
    store.shelf("html", {}).write(["c"], bytes(10_000));
    store.settle();
    expect(list()).toHaveLength(2);
    expect(list()).toContain(middle);
    expect(list()).not.toContain(oldest);
  });

  test("removes drafts of runs that were killed, and nothing of others", () => {
    const { open, folder, list, keep } = set();
    const file = keep("a");
    const drafts = [`${file}.${"0".repeat(16)}`, `${file}.${"1".repeat(16)}`];
    const others = [join(folder, "note"), join(folder, "images/note"), join(folder, "images/a.json")];
    for (const path of [...drafts, ...others]) writeFileSync(path, "");
    for (const path of [drafts[0] ?? "", ...others]) utimesSync(path, 1, 1);
    const store = open();
    store.shelf("images", {}).write(["new"], bytes(1));
    store.settle();
    expect(list()).toEqual(expect.arrayContaining([file, drafts[1], ...others]));
    expect(list()).not.toContain(drafts[0]);
  });

  test("keeps nothing where nothing can be written", () => {
    const { root, open } = set();
    writeFileSync(join(root, "node_modules"), "in the way");
    const store = open();
    const shelf = store.shelf("images", {});
    shelf.write(["a"], bytes(1));
    store.settle();
    expect([shelf.read(["a"]), shelf.isEmpty]).toEqual([undefined, true]);
  });
});
