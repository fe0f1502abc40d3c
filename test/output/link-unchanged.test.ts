import { chmodSync, linkSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { AsWritten } from "../../src/effects/effects.js";
import { commitSite } from "../support/rooms/commit-site.js";

/*
 * Existing files of the output folder are linked into the next one. Afterwards that is invisible: no file has two names, and each equals
 * the tree's.
 */

const one = { "index.html": "one", "a/b/c.txt": "deep", "d.txt": "there" };
const two = { ...one, "index.html": "two" };

const sure = (isFile: AsWritten["isFile"] = () => true): AsWritten => ({
  isFile,
  listFolder: () => undefined,
});

function set() {
  const site = commitSite(onTestFinished);
  const path = (file: string) => join(site.folder.path, file);
  const statOf = (file: string) => statSync(path(file));
  const names = Object.keys(one);
  const expectOwn = () => expect(names.map((file) => statOf(file).nlink)).toEqual([1, 1, 1]);
  return { ...site, path, statOf, expectOwn };
}

describe("a file that is as it was", () => {
  test("is not written again, and has one name in the end", async () => {
    const { commit, output, statOf, expectOwn, beside } = set();
    await commit(one);
    const before = Object.keys(one).map((file) => statOf(file).ino);
    const asked: string[] = [];
    const linked: string[][] = [];
    await commit(two, {
      asWritten: sure((file) => asked.push(file) > 0),
      onStaged: (_, files) => linked.push([...files].sort()),
    });
    expect(linked).toEqual([["a/b/c.txt", "d.txt"]]);
    expect(output()).toEqual(two);
    const after = Object.keys(one).map((file) => statOf(file).ino);
    expect(after.map((ino, index) => ino === before[index])).toEqual([false, true, true]);
    expectOwn();
    expect(beside()).toEqual([]);
  });

  test("is written if nobody knows it to be as it was, or the list of files is not", async () => {
    const { commit, statOf } = set();
    await commit(one);
    const { ino } = statOf("d.txt");
    await commit(two);
    expect(statOf("d.txt").ino).not.toBe(ino);
    const next = statOf("d.txt").ino;
    await commit(one, { asWritten: sure((file) => file !== ".handbill.json") });
    expect(statOf("d.txt").ino).not.toBe(next);
  });

  test("is written if it is another by the time that it is to be linked", async () => {
    const { commit, path, output } = set();
    await commit(one);
    const asked = new Set<string>();
    const isFile = (file: string) => {
      const isFirst = !asked.has(file);
      asked.add(file);
      writeFileSync(path("d.txt"), "THEIRS");
      return file !== "d.txt" || isFirst;
    };
    await commit(two, { asWritten: sure(isFile) });
    expect(output()).toEqual(two);
  });

  test("is written if it has another name elsewhere, which keeps what it has", async () => {
    const { commit, folder, path, statOf, output, expectOwn } = set();
    await commit(one);
    const copy = join(folder.parent, "copy.txt");
    linkSync(path("d.txt"), copy);
    const linked: ReadonlySet<string>[] = [];
    await commit(two, { asWritten: sure(), onStaged: (_, files) => void linked.push(files) });
    expect(linked).toEqual([new Set(["a/b/c.txt"])]);
    expect(statOf("d.txt").ino).not.toBe(statSync(copy).ino);
    expect(output()).toEqual(two);
    writeFileSync(path("d.txt"), "other");
    expect(readFileSync(copy, "utf8")).toBe("there");
    expectOwn();
  });

  test("is written if it is not as one that is written now, such as by its mode", async () => {
    const { commit, path, statOf } = set();
    await commit(one);
    const { ino, mode } = statOf("d.txt");
    chmodSync(path("d.txt"), 0o600);
    await commit(two, { asWritten: sure() });
    expect(statOf("d.txt").ino).not.toBe(ino);
    expect(statOf("d.txt").mode).toBe(mode);
  });
});

describe("a file that was linked is the tree's own", () => {
  test("though something keeps its other name", async () => {
    const { commit, folder, path, output, expectOwn, beside } = set();
    await commit(one);
    await commit(two, {
      asWritten: sure(),
      onStaged: () => linkSync(path("d.txt"), join(folder.parent, "kept.txt")),
    });
    expect(output()).toEqual(two);
    expectOwn();
    expect(beside()).toEqual(["kept.txt"]);
  });

  test("though somebody writes to the folder that is replaced", async () => {
    const { commit, path, output, expectOwn, beside } = set();
    await commit(one);
    await commit(two, {
      asWritten: sure(),
      onStaged: () => writeFileSync(path("d.txt"), "THEIRS"),
    });
    expect(output()).toEqual(two);
    expectOwn();
    expect(beside()).toEqual([]);
  });
});
