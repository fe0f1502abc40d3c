import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ChunkLoader } from "./chunk-loader.js";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handbill-chunks-"));
  writeFileSync(
    join(folder, "entry.cjs"),
    `exports.lazy = () => Promise.resolve().then(() => require("./lazy.cjs"));
     exports.loads = require("./counted.cjs").loads;
     exports.again = require("./counted.cjs").loads;
     exports.separator = require("node:path").sep;
     exports.where = [__filename, __dirname];
     exports.twice = (n) => 2 * n;`,
  );
  writeFileSync(
    join(folder, "counted.cjs"),
    "globalThis.handbillLoads = (globalThis.handbillLoads ?? 0) + 1; exports.loads = globalThis.handbillLoads;",
  );
  writeFileSync(join(folder, "lazy.cjs"), "module.exports = { late: true };");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  Reflect.deleteProperty(globalThis, "handbillLoads");
});

interface Entry {
  readonly lazy: () => Promise<unknown>;
  readonly loads: number;
  readonly again: number;
  readonly separator: string;
  readonly where: readonly string[];
  readonly twice: (n: number) => number;
}
const open = () => new ChunkLoader(folder, "entry");

test("runs a chunk once, with what Node gives to a module", async () => {
  const entry = open().run() as Entry;
  expect(entry.loads).toBe(1);
  expect(entry.again).toBe(1);
  expect(["/", "\\"]).toContain(entry.separator);
  expect(entry.where).toEqual([join(folder, "./entry.cjs"), folder]);
  expect(await entry.lazy()).toEqual({ late: true });
});

test("takes the cached code of the chunks that ran, the lazy ones too", async () => {
  const first = open();
  const entry = first.run() as Entry;
  entry.twice(1);
  await entry.lazy();
  first.writeCodeCache();
  expect(readdirSync(folder)).toContain("entry.code-cache");

  const second = open();
  const again = second.run() as Entry;
  expect(again.twice(21)).toBe(42);
  await again.lazy();
  expect(second.cachedChunks).toEqual(["./entry.cjs", "./counted.cjs", "./lazy.cjs"]);
});

test("compiles a chunk that is not the one whose code was cached", () => {
  const first = open();
  first.run();
  first.writeCodeCache();
  writeFileSync(join(folder, "counted.cjs"), "exports.loads = 'another text of another length';");
  const second = open();
  expect((second.run() as Entry).loads).toBe("another text of another length");
  expect(second.cachedChunks).toEqual(["./entry.cjs"]);
});

test.each([
  ["that was cut off", (file: string) => truncateSync(file, 100)],
  ["that is none", (file: string) => writeFileSync(file, "not a cache")],
  ["that is empty", (file: string) => writeFileSync(file, "")],
])("does without a cache %s", (_, damage) => {
  const first = open();
  first.run();
  first.writeCodeCache();
  damage(join(folder, "entry.code-cache"));
  const second = open();
  expect((second.run() as Entry).twice(2)).toBe(4);
  expect(second.cachedChunks).toEqual([]);
});
