import { readFileSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/support/temp-site.js";
import type { Shelf } from "../effects/result-store.js";
import { openFileDigests } from "./file-digests.js";
import { stampOf } from "./stamps.js";

/** A folder with a file that is older than the steps of any disk's clock, and what knows its files. */
async function set() {
  const root = tempFolder(onTestFinished);
  const kept = new Map<string, Uint8Array>();
  const shelf: Shelf = {
    isEmpty: false,
    read: (key) => kept.get(key.join()),
    write: (key, bytes) => void kept.set(key.join(), bytes),
  };
  const path = join(root, "a.md");
  /** Whether the file had to be read, and what it came to. */
  const ask = (at = root) => {
    const digests = openFileDigests(() => shelf, at);
    let wasRead = false;
    const digest = digests.digestOf("a.md", () => {
      wasRead = true;
      return readFileSync(path, "utf8");
    });
    digests.settle();
    return [wasRead, digest];
  };
  const age = async () => {
    const { ctimeMs } = statSync(path);
    const isCoarse = ctimeMs % 1000 === 0;
    await expect.poll(() => Date.now() - ctimeMs, { timeout: 10_000 }).toBeGreaterThan(isCoarse ? 2100 : 50);
  };
  writeFileSync(path, "one");
  return { root, path, ask, age, kept };
}

test("a file is read again once it is another, whatever its time and size say", async () => {
  const { path, ask, age } = await set();
  await age();
  expect([ask(), ask(), ask()]).toEqual([
    [true, "one"],
    [false, "one"],
    [false, "one"],
  ]);
  const { atime, mtime } = statSync(path);
  writeFileSync(path, "two");
  utimesSync(path, atime, mtime);
  await age();
  expect([ask(), ask()]).toEqual([
    [true, "two"],
    [false, "two"],
  ]);
  writeFileSync(`${path}.new`, "six");
  utimesSync(`${path}.new`, atime, mtime);
  renameSync(`${path}.new`, path);
  expect(ask()).toEqual([true, "six"]);
});

test("what was written just now is read each time", async () => {
  const { path, ask } = await set();
  utimesSync(path, new Date(), new Date(Date.now() + 60_000));
  expect([ask(), ask()]).toEqual([
    [true, "one"],
    [true, "one"],
  ]);
});

test("another folder's file of the same name is another", async () => {
  const { root, ask, age } = await set();
  await age();
  ask();
  expect(ask(join(root, "elsewhere"))).toEqual([true, "one"]);
});

test("a file is not asked for a stamp that somebody has taken since the process began", async () => {
  const { root, path, ask, age, kept } = await set();
  await age();
  ask();
  const shelf: Shelf = {
    isEmpty: false,
    read: (key) => kept.get(key.join()),
    write: () => {},
  };
  const before = stampOf(path);
  writeFileSync(path, "two");
  const digestBy = (taken: (of: string) => string | undefined) =>
    openFileDigests(() => shelf, root, taken).digestOf("a.md", () => "read");
  expect(digestBy((of) => (of === path ? before : undefined))).toBe("one");
  expect(digestBy(() => undefined)).toBe("read");
  expect(digestBy(() => "another")).toBe("read");
});
