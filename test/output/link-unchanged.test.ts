import { chmodSync, linkSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { commitSite } from "../support/rooms/commit-site.js";

/*
 * Existing files of the output folder are linked into the next one. Afterwards that is invisible: no file has two names, and each equals
 * the tree's.
 */

const one = { "index.html": "one", "a/b/c.txt": "deep", "d.txt": "there" };
const two = { ...one, "index.html": "two" };

/** Calls back when the given number of files is staged. */
const afterFiles = (count: number, work: () => void) => ({
  onFile: (done: number) => {
    if (done === count) work();
  },
});

function set() {
  const site = commitSite(onTestFinished);
  const path = (file: string) => join(site.folder.path, file);
  const statOf = (file: string) => statSync(path(file));
  const names = Object.keys(one);
  const expectOwn = () => expect(names.map((file) => statOf(file).nlink)).toEqual([1, 1, 1]);
  return { ...site, path, statOf, expectOwn };
}

describe("an unchanged file", () => {
  test("is linked instead of written, and has one name afterwards", async () => {
    const { commit, output, statOf, expectOwn, beside } = set();
    await commit(one);
    const before = Object.keys(one).map((file) => statOf(file).ino);
    await commit(two);
    expect(output()).toEqual(two);
    const after = Object.keys(one).map((file) => statOf(file).ino);
    expect(after.map((ino, index) => ino === before[index])).toEqual([false, true, true]);
    expectOwn();
    expect(beside()).toEqual([]);
  });

  test("is written if handbill did not write its content", async () => {
    const { commit, path, statOf, output } = set();
    await commit(one);
    writeFileSync(path("d.txt"), "other");
    const { ino } = statOf("d.txt");
    await commit(two, { force: true });
    expect(statOf("d.txt").ino).not.toBe(ino);
    expect(output()).toEqual(two);
  });

  test("is written if it changes before it is linked", async () => {
    const { commit, path, output } = set();
    await commit(one);
    await commit(
      two,
      afterFiles(1, () => writeFileSync(path("d.txt"), "THEIRS")),
    );
    expect(output()).toEqual(two);
  });

  test("is written if it has another hard link, which is not changed", async () => {
    const { commit, folder, path, statOf, output, expectOwn } = set();
    await commit(one);
    const copy = join(folder.parent, "copy.txt");
    linkSync(path("d.txt"), copy);
    const { ino } = statOf("a/b/c.txt");
    await commit(two);
    expect(statOf("a/b/c.txt").ino).toBe(ino);
    expect(statOf("d.txt").ino).not.toBe(statSync(copy).ino);
    expect(output()).toEqual(two);
    writeFileSync(path("d.txt"), "other");
    expect(readFileSync(copy, "utf8")).toBe("there");
    expectOwn();
  });

  test("is written if its mode differs from a new file's", async () => {
    const { commit, path, statOf } = set();
    await commit(one);
    const { ino, mode } = statOf("d.txt");
    chmodSync(path("d.txt"), 0o600);
    await commit(two);
    expect(statOf("d.txt").ino).not.toBe(ino);
    expect(statOf("d.txt").mode).toBe(mode);
  });
});

describe("a linked file has the tree's content", () => {
  test("even if another hard link to it exists", async () => {
    const { commit, folder, path, output, expectOwn, beside } = set();
    await commit(one);
    await commit(
      two,
      afterFiles(3, () => linkSync(path("d.txt"), join(folder.parent, "copy.txt"))),
    );
    expect(output()).toEqual(two);
    expectOwn();
    expect(beside()).toEqual(["copy.txt"]);
  });

  test("even if the replaced folder is modified", async () => {
    const { commit, path, output, expectOwn, beside } = set();
    await commit(one);
    await commit(
      two,
      afterFiles(3, () => writeFileSync(path("d.txt"), "THEIRS")),
    );
    expect(output()).toEqual(two);
    expectOwn();
    expect(beside()).toEqual([]);
  });
});
