import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stampOfStats } from "../effects/stamp-of-stats.js";
import {
  absent,
  isYoung,
  namesOfStamp,
  stampOf,
  stampOfEntry,
  stampOfNames,
  stampOfPresence,
} from "./stamps.js";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handbill-stamps-"));
  file = join(folder, "file");
  writeFileSync(file, "one");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a file that was replaced in silence has another stamp", async () => {
  // A whole second: fractions are not stored exactly.
  const second = 1_000_000_000;
  utimesSync(file, second, second);
  const before = stampOf(file);
  expect(stampOf(file)).toBe(before);
  // The disk's clock advances in steps.
  while (Date.now() < statSync(file).ctimeMs + 30) await new Promise((resolve) => setTimeout(resolve, 5));
  writeFileSync(file, "two");
  utimesSync(file, second, second);
  expect(statSync(file).mtimeMs).toBe(second * 1000);
  expect(stampOf(file)).not.toBe(before);
});

test("a file that others may read, or not, has another stamp", () => {
  const before = [stampOf(file), stampOfEntry(file), stampOfPresence(file)];
  chmodSync(file, 0o755);
  const after = [stampOf(file), stampOfEntry(file), stampOfPresence(file)];
  expect(after.filter((stamp, at) => stamp === before[at])).toEqual([]);
  const { dev, ino, size, mtimeMs, ctimeMs, mode } = statSync(file);
  // On a disk with whole seconds, an immediate change of the mode leaves the times equal.
  const same = { dev, ino, size, mtimeMs, ctimeMs };
  expect(stampOfStats({ ...same, mode })).not.toBe(stampOfStats({ ...same, mode: mode ^ 0o111 }));
});

test("what is not there has a stamp of its own, whatever is in the way", () => {
  for (const path of [join(folder, "no"), join(file, "below"), join(folder, "no/way")])
    expect([stampOf(path), stampOfEntry(path), stampOfPresence(path), stampOfNames(path)]).toEqual(
      Array(4).fill(absent),
    );
});

test("a folder's names say what kind each is, and where links lead", () => {
  const seen = new Set([stampOfNames(folder)]);
  const changes = [
    () => writeFileSync(join(folder, "more"), ""),
    () => {
      rmSync(join(folder, "more"));
      mkdirSync(join(folder, "more"));
    },
    () => {
      rmSync(join(folder, "more"), { recursive: true });
      symlinkSync("file", join(folder, "more"));
    },
    () => {
      rmSync(join(folder, "more"));
      symlinkSync("folder", join(folder, "more"));
    },
  ];
  for (const change of changes) {
    change();
    seen.add(stampOfNames(folder));
  }
  expect(seen.size).toBe(5);
  expect(stampOfNames(folder, (name) => name === "more")).toBe("file\0");
});

test("a link's own stamp is not that of what it leads to", () => {
  const link = join(folder, "link");
  symlinkSync("file", link);
  expect(stampOf(link)).toBe(stampOf(file));
  expect(stampOfEntry(link)).not.toBe(stampOf(file));
  rmSync(link);
  linkSync(file, link);
  expect(stampOfEntry(link)).toBe(stampOf(file));
});

test("a stamp is young until a step of the disk's clock has passed", () => {
  const at = (writtenAt: number, changedAt: number) => `1 2 33188 3 ${writtenAt} ${changedAt}`;
  const noon = 1_750_000_000_123;
  expect(isYoung(at(noon, noon), noon)).toBe(true);
  expect(isYoung(at(noon - 19, noon - 1000.5), noon)).toBe(true);
  expect(isYoung(at(noon - 1000.5, noon - 19), noon)).toBe(true);
  expect(isYoung(at(noon - 30, noon - 30), noon)).toBe(false);
  // A disk with whole seconds rounds.
  expect(isYoung(at(noon - 1123, noon - 30), noon)).toBe(true);
  expect(isYoung(at(noon - 5123, noon - 30), noon)).toBe(false);
  expect(isYoung(absent, noon)).toBe(false);
});

test("a stamp of names says what was there of each kind, and nothing that a link leads to", () => {
  writeFileSync(join(folder, "another"), "");
  mkdirSync(join(folder, "inner"));
  symlinkSync("elsewhere", join(folder, "link"));
  expect([...namesOfStamp(stampOfNames(folder))]).toEqual(["another", "file", "inner", "link"]);
  expect([...namesOfStamp("")]).toEqual([]);
});
