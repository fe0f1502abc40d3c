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
import { absent, stampOf, stampOfEntry, stampOfNames, stampOfStats } from "./stamps.js";

const stampOfContent = (path: string) => stampOf("content", path, "/none");

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handbill-stamps-"));
  file = join(folder, "file");
  writeFileSync(file, "one");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a file that was replaced with equal size and time has another stamp", async () => {
  // A whole second: fractions are not stored exactly.
  const second = 1_000_000_000;
  utimesSync(file, second, second);
  const before = stampOfContent(file);
  expect(stampOfContent(file)).toBe(before);
  // The disk's clock advances in steps.
  while (Date.now() < statSync(file).ctimeMs + 30) await new Promise((resolve) => setTimeout(resolve, 5));
  writeFileSync(file, "two");
  utimesSync(file, second, second);
  expect(statSync(file).mtimeMs).toBe(second * 1000);
  expect(stampOfContent(file)).not.toBe(before);
});

test("a file with other permissions has another stamp", () => {
  const before = [stampOfContent(file), stampOfEntry(file)];
  chmodSync(file, 0o755);
  const after = [stampOfContent(file), stampOfEntry(file)];
  expect(after.filter((stamp, at) => stamp === before[at])).toEqual([]);
  const { dev, ino, size, mtimeMs, ctimeMs, mode } = statSync(file);
  // On a disk with whole seconds, an immediate change of the mode leaves the times equal.
  const same = { dev, ino, size, mtimeMs, ctimeMs };
  expect(stampOfStats({ ...same, mode })).not.toBe(stampOfStats({ ...same, mode: mode ^ 0o111 }));
});

test("a missing file has its own stamp, whatever blocks its path", () => {
  for (const path of [join(folder, "no"), join(file, "below"), join(folder, "no/way")])
    expect([stampOfContent(path), stampOfEntry(path), stampOfNames(path)]).toEqual(Array(3).fill(absent));
});

test("the stamp of a folder's names includes their kinds and the targets of links", () => {
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

test("a link's entry differs from the stamp of its target", () => {
  const link = join(folder, "link");
  symlinkSync("file", link);
  expect(stampOfContent(link)).toBe(stampOfContent(file));
  expect(stampOfEntry(link)).not.toBe(stampOfContent(file));
  rmSync(link);
  linkSync(file, link);
  expect(stampOfEntry(link)).toBe(stampOfContent(file));
});

test("a folder's stamp depends on the folder itself, not on its files", () => {
  const before = stampOfContent(folder);
  writeFileSync(join(folder, "more"), "");
  expect(stampOfContent(folder)).toBe(before);
  chmodSync(folder, 0o700 ^ 0o055);
  expect(stampOfContent(folder)).not.toBe(before);
});
