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

test("gives V8 its code, and V8 accepts it", () => {
  const cachedData = readCodeCache(chunk, source);
  expect(cachedData).toBeDefined();
  const script = new vm.Script(source, { cachedData });
  expect(script.cachedDataRejected).toBe(false);
  expect(script.runInThisContext()(21)).toBe(42);
});

test("gives none for another source, of the same length too", () => {
  expect(readCodeCache(chunk, source.replace("2", "3"))).toBeUndefined();
});

test("gives none where one bit differs, in whichever byte", () => {
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
  ["was cut off", (file: string) => truncateSync(file, 40)],
  ["is shorter than a digest", (file: string) => truncateSync(file, 7)],
  ["is empty", (file: string) => truncateSync(file, 0)],
])("gives none where the file %s", (_, damage) => {
  damage(`${chunk}.code-cache`);
  expect(readCodeCache(chunk, source)).toBeUndefined();
});
