import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import vm from "node:vm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCodeCache, writeCodeCache } from "./code-cache.js";

const source = "(function (n) { return 2 * n; })";
let folder: string;
let chunk: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handbill-code-cache-"));
  chunk = join(folder, "chunk.cjs");
  const script = new vm.Script(source);
  script.runInThisContext()(1);
  writeCodeCache(chunk, source, script.createCachedData());
});

afterEach(() => rmSync(folder, { recursive: true }));

test("V8 accepts a cached code", () => {
  const cachedData = readCodeCache(chunk, source);
  expect(cachedData).toBeDefined();
  const script = new vm.Script(source, { cachedData });
  expect(script.cachedDataRejected).toBe(false);
  expect(script.runInThisContext()(21)).toBe(42);
});

test("there is no cached code for another source, even with the same length", () => {
  expect(readCodeCache(chunk, source.replace("2", "3"))).toBeUndefined();
});

test("there is no cached code if one bit of the file differs", () => {
  const file = `${chunk}.code-cache`;
  const whole = readFileSync(file);
  expect(whole.length).toBeGreaterThan(100);
  const taken: number[] = [];
  for (const [at, byte] of whole.entries()) {
    const damaged = Buffer.from(whole);
    damaged[at] = byte ^ (1 << (at % 8));
    writeFileSync(file, damaged);
    if (readCodeCache(chunk, source)) taken.push(at);
  }
  expect(taken).toEqual([]);
});

test.each([
  ["is missing", (file: string) => rmSync(file)],
  ["is truncated", (file: string) => truncateSync(file, 40)],
  ["is shorter than a digest", (file: string) => truncateSync(file, 7)],
  ["is empty", (file: string) => truncateSync(file, 0)],
])("there is no cached code if the file %s", (_, damage) => {
  damage(`${chunk}.code-cache`);
  expect(readCodeCache(chunk, source)).toBeUndefined();
});
