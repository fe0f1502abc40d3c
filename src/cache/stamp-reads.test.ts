import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ReadList } from "../effects/reads.js";
import { areReadsUnchanged, areSettled, isOld, stampReads, startReading } from "./stamp-reads.js";

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

test("reads are unchanged until one of them gives another result", () => {
  const are = (stamps = stamp([]), WORD = "one") =>
    areReadsUnchanged(stamps, { outDir, variables: { WORD } });
  expect(are()).toBe(true);
  expect(are(stamp([]), "two")).toBe(false);
  const of = {
    names: stamp([], ["data", "."]),
    missing: stamp(["data/none.md"]),
    file: stamp(["data/file.md"]),
    folder: stamp(["data"]),
  };
  const changed = () => Object.entries(of).flatMap(([name, stamps]) => (are(stamps) ? [] : name));
  mkdirSync(outDir);
  expect(changed()).toEqual([]);
  writeFileSync(join(root, "data/file.md"), "Twice and more.");
  expect(changed()).toEqual(["file"]);
  writeFileSync(join(root, "data/none.md"), "");
  expect(changed()).toEqual(["names", "missing", "file"]);
});

test("reads are not settled if a file was written since the build began", () => {
  const began = { time: Date.now() - 1000, names: new Map() };
  expect(areSettled(stamp(["data/file.md"]), old, outDir)).toBe(true);
  expect(areSettled(stamp(["data/file.md"]), began, outDir)).toBe(false);
  expect(areSettled(stamp([], ["data"]), began, outDir)).toBe(false);
  expect(areSettled(stamp(["data/none.md"]), began, outDir)).toBe(false);
  expect(areSettled(stamp(["none/none.md"]), began, outDir)).toBe(false);
});

test("the names in the build's own folder show whether other programs changed it", () => {
  const start = startReading(root, { outDir, lib: root });
  mkdirSync(outDir);
  expect(areSettled(stamp(["none/none.md"], ["."]), start, outDir)).toBe(true);
  writeFileSync(join(root, "package.json"), "{}");
  expect(areSettled(stamp(["none/none.md"]), start, outDir)).toBe(true);
  expect(areSettled(stamp([], ["."]), start, outDir)).toBe(false);
  const later = startReading(root, { outDir, lib: root });
  rmSync(join(root, "package.json"));
  expect(areSettled(stamp(["package.json"]), { ...later, time: Date.now() - 1000 }, outDir)).toBe(false);
});

test("a time is old once the disk's clock has advanced", () => {
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
