import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ReadList } from "../effects/reads.js";
import { findUnsettled, isOld, readChange, stampReads, startReading } from "./stamp-reads.js";

let root: string;
let outDir: string;
const old = { time: Date.now() + 10_000, names: new Map() };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "handbill-stamp-reads-"));
  outDir = join(root, "dist");
  mkdirSync(join(root, "data"));
  writeFileSync(join(root, "data/file.md"), "Once.");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function stamp(content: readonly string[], names: readonly string[] = []) {
  const reads = new ReadList();
  const inRoot = (paths: readonly string[]) => paths.map((path) => join(root, path));
  reads.add({ content: inRoot(content), names: inRoot(names), variables: ["WORD"] });
  return stampReads(reads, { outDir, variables: { WORD: "one" } });
}

test("the first read that gives something else is named", () => {
  const stamps = stamp(["data/file.md", "data/none.md", "data"], ["data", "."]);
  const change = (WORD = "one") => readChange(stamps, { root, outDir, variables: { WORD } });
  expect(change()).toBeUndefined();
  expect(change("two")).toBe("the variable WORD has changed");
  mkdirSync(outDir);
  expect(change()).toBeUndefined();
  writeFileSync(join(root, "data/more.md"), "");
  expect(change()).toBe("data holds other files");
  writeFileSync(join(root, "data/none.md"), "");
  expect(change()).toBe("data/none.md has changed");
  writeFileSync(join(root, "data/file.md"), "Twice and more.");
  expect(change()).toBe("data/file.md has changed");
});

test("what was written since a build began to read may not be what it read", () => {
  const began = { time: Date.now() - 1000, names: new Map() };
  const path = join(root, "data/file.md");
  expect(findUnsettled(stamp(["data/file.md"]), old, outDir)).toBeUndefined();
  expect(findUnsettled(stamp(["data/file.md"]), began, outDir)).toBe(path);
  expect(findUnsettled(stamp([], ["data"]), began, outDir)).toBe(join(root, "data"));
  expect(findUnsettled(stamp(["data/none.md"]), began, outDir)).toBe(join(root, "data/none.md"));
  expect(findUnsettled(stamp(["none/none.md"]), began, outDir)).toBe(join(root, "none/none.md"));
});

test("for a folder that a build writes into, names show whether others have changed it", () => {
  const start = startReading(root, outDir);
  mkdirSync(outDir);
  expect(findUnsettled(stamp(["none/none.md"], ["."]), start, outDir)).toBeUndefined();
  writeFileSync(join(root, "package.json"), "{}");
  expect(findUnsettled(stamp(["none/none.md"]), start, outDir)).toBeUndefined();
  expect(findUnsettled(stamp([], ["."]), start, outDir)).toBe(root);
  const later = startReading(root, outDir);
  rmSync(join(root, "package.json"));
  expect(findUnsettled(stamp(["package.json"]), { ...later, time: Date.now() - 1000 }, outDir)).toBe(
    join(root, "package.json"),
  );
});

test("a time is old once a step of the disk's clock has passed", () => {
  const at = (mtimeMs: number, ctimeMs: number) => ({ mtimeMs, ctimeMs });
  const noon = 1_750_000_000_123;
  expect(isOld(at(noon, noon), noon)).toBe(false);
  expect(isOld(at(noon - 19, noon - 1000.5), noon)).toBe(false);
  expect(isOld(at(noon - 1000.5, noon - 19), noon)).toBe(false);
  expect(isOld(at(noon - 30, noon - 30), noon)).toBe(true);
  // A disk with whole seconds rounds its times.
  expect(isOld(at(noon - 1123, noon - 30), noon)).toBe(false);
  expect(isOld(at(noon - 5123, noon - 30), noon)).toBe(true);
});
