import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { AsWritten, OldFiles, Spare } from "../../src/effects/effects.js";
import { commitSite, lookWhole, put } from "../support/commit-site.js";
import { readFolder } from "../support/read-folder.js";

/*
 * The folder that was replaced is kept, and the next output is made of it: what is in it never shows, but in that most files
 * need not be written.
 */

const one = { "index.html": "one", "a/b/c.txt": "deep", "d.txt": "there", "gone/e.txt": "gone" };
const two = { "index.html": "two", "a/b/c.txt": "deep", "d.txt": "there", "new/f.txt": "new" };
const three = { ...two, "index.html": "three" };

function set() {
  const site = commitSite(onTestFinished);
  const path = join(site.root, "node_modules/.cache/handbill/spare");
  const told: OldFiles[] = [];
  let kept = 0;
  const commit = (
    files: Readonly<Record<string, string>>,
    {
      look = lookWhole,
      force = false,
      isFile = () => true,
      isStill = isFile,
    }: Partial<Pick<AsWritten, "isFile" | "isStill">> & { look?: Spare["look"]; force?: boolean } = {},
  ) =>
    site.commit(files, {
      force,
      asWritten: { isFile, isStill, listFolder: () => undefined, listAll: () => undefined },
      onStaged: (_, old) => void told.push(old),
      spare: { path, look, onKept: () => void kept++ },
    });
  const spare = () => {
    const { ".handbill.json": _, ...files } = existsSync(path) ? readFolder(path) : {};
    return files;
  };
  const inodeOf = (file: string) => statSync(join(site.folder.path, file)).ino;
  return { ...site, commit, path, spare, told, inodeOf, countKept: () => kept };
}

/** A site of which the first output is the spare one. */
async function setSpare() {
  const site = set();
  await site.commit(one);
  await site.commit(two);
  expect(site.spare()).toEqual(one);
  return site;
}

test("what was replaced becomes the spare folder, which shares no file with the output", async () => {
  const { output, beside, told, folder, countKept } = await setSpare();
  expect(output()).toEqual(two);
  expect(beside()).toEqual(["node_modules"]);
  expect(countKept()).toBe(1);
  expect(told.at(-1)).toEqual({ linked: new Set(), stayed: new Set() });
  expect(Object.keys(two).map((file) => statSync(join(folder.path, file)).nlink)).toEqual([1, 1, 1, 1]);
});

test("the next output is made of it: what it has stays, what is not wanted goes, folders too", async () => {
  const { commit, output, spare, told, beside, path, inodeOf } = await setSpare();
  const inodes = ["a/b/c.txt", "d.txt"].map((file) => statSync(join(path, file)).ino);
  await commit(three);
  expect(told.at(-1)?.stayed).toEqual(new Set(["a", "a/b", "a/b/c.txt", "d.txt"]));
  expect(["a/b/c.txt", "d.txt"].map(inodeOf)).toEqual(inodes);
  expect(output()).toEqual(three);
  expect(spare()).toEqual(two);
  expect(existsSync(join(path, "gone"))).toBe(false);
  expect(beside()).toEqual(["node_modules"]);
  await commit({ "d.txt/now/a-folder.txt": "", a: "a file" });
  expect(output()).toEqual({ "d.txt/now/a-folder.txt": "", a: "a file" });
});

test("what it has of a page that has changed is written over, be it shorter or longer", async () => {
  const { commit, output, told, inodeOf, path } = set();
  await commit({ "a/b.html": "of some length", "c.html": "short" });
  await commit({ "a/b.html": "two", "c.html": "two" });
  const inodes = ["a/b.html", "c.html"].map((file) => statSync(join(path, file)).ino);
  await commit({ "a/b.html": "three", "c.html": "longer than before" });
  expect(output()).toEqual({ "a/b.html": "three", "c.html": "longer than before" });
  expect(["a/b.html", "c.html"].map(inodeOf)).toEqual(inodes);
  // No name in its folder is new.
  expect(told.at(-1)?.stayed).toEqual(new Set(["a"]));
});

test("what is again as it was before is no older than what it takes the place of, and nothing else is younger", async () => {
  const { commit, folder, path, told } = set();
  const old = new Date("2026-01-01");
  await commit({ "a/b.html": "one", "c.txt": "same", "d.txt": "gone" });
  await commit({ "a/b.html": "two", "c.txt": "same" });
  for (const file of ["a/b.html", "c.txt", "d.txt"]) utimesSync(join(path, file), old, old);
  const timeOf = (file: string) => statSync(join(folder.path, file)).mtimeMs;
  const before = timeOf("a/b.html");
  await commit({ "a/b.html": "one", "c.txt": "same", "d.txt": "gone" });
  expect(timeOf("a/b.html")).toBeGreaterThanOrEqual(Math.trunc(before));
  expect(timeOf("d.txt")).toBeGreaterThan(old.getTime() + 1000);
  expect(timeOf("c.txt")).toBe(old.getTime());
  expect(told.at(-1)?.stayed).toEqual(new Set(["a", "c.txt"]));
});

test("what others may have of it is as it was: a copy by links, and a large file that may still be sent", async () => {
  const { commit, output, root, path } = set();
  const large = (letter: string) => letter.repeat(600_000);
  await commit({ "a.html": "one", "b.txt": large("1") });
  await commit({ "a.html": "two", "b.txt": large("2") });
  linkSync(join(path, "a.html"), join(root, "copy.html"));
  const sent = openSync(join(path, "b.txt"), "r");
  await commit({ "a.html": "three", "b.txt": large("3") });
  expect(output()).toEqual({ "a.html": "three", "b.txt": large("3") });
  expect(readFileSync(join(root, "copy.html"), "utf8")).toBe("one");
  expect(readFileSync(sent, "utf8") === large("1")).toBe(true);
  closeSync(sent);
});

describe("it is of no use, and nothing of it shows", () => {
  test("where it is not in all as it was left", async () => {
    const { commit, output, told, path, spare } = await setSpare();
    put(path, { "theirs.txt": "" });
    await commit(three, { look: () => undefined });
    expect(told.at(-1)?.stayed.size).toBe(0);
    expect(output()).toEqual(three);
    expect(spare()).toEqual(two);
  });

  test("in a file of which nobody is sure", async () => {
    const { commit, output, told, path } = await setSpare();
    writeFileSync(join(path, "d.txt"), "DAMAGED");
    const sure = new Set([".handbill.json", "a/b/c.txt"]);
    await commit(three, { look: (folder) => ({ ...lookWhole(folder), sure }) });
    expect(told.at(-1)?.stayed).toEqual(new Set(["a", "a/b", "a/b/c.txt"]));
    expect(output()).toEqual(three);
  });

  test("where its list of files is not sure, lists other files, or lies", async () => {
    const damages: readonly ((path: string) => void)[] = [
      (path) => writeFileSync(join(path, ".handbill.json"), "{}"),
      (path) => writeFileSync(join(path, ".handbill.json"), '{"generator":"handbill","files":{}}'),
      (path) => renameSync(path, `${path}-away`),
      (path) => writeFileSync(join(path, ".handbill.json"), ""),
    ];
    for (const damage of damages) {
      const { commit, output, path } = await setSpare();
      damage(path);
      await commit(three);
      expect(output()).toEqual(three);
    }
  });

  test("where it tells of files that are not there", async () => {
    const { commit, output, beside } = await setSpare();
    const more = ["not/there.txt", "neither.txt"];
    const look = (folder: string) => {
      const content = lookWhole(folder);
      return { ...content, files: [...content.files, ...more] };
    };
    await commit(three, { look });
    expect(output()).toEqual(three);
    expect(beside()).toEqual(["node_modules"]);
  });

  test("where it has not the rights of a new folder", async () => {
    const { commit, output, folder, path } = await setSpare();
    const { mode } = statSync(folder.path);
    chmodSync(path, 0o700);
    await commit(three);
    expect(output()).toEqual(three);
    expect(statSync(folder.path).mode).toBe(mode);
  });

  test("where something else is in its place, which stays where a link leads", async () => {
    const { commit, output, root, path } = await setSpare();
    renameSync(path, join(root, "elsewhere"));
    symlinkSync(join(root, "elsewhere"), path);
    await commit(three);
    expect(output()).toEqual(three);
    expect(readFolder(join(root, "elsewhere"))).toMatchObject(one);
  });
});

test("what somebody has written into the output since it was looked at is not taken over", async () => {
  const { commit, folder, output } = set();
  await commit(one);
  const isFile = () => {
    put(folder.path, { "d.txt": "THEIRS" });
    return true;
  };
  await commit(two, { isFile, isStill: (file) => file !== "d.txt" });
  expect(output()).toEqual(two);
});

test("a folder with something in it that handbill has not written is not kept", async () => {
  const { commit, folder, output, path } = await setSpare();
  put(folder.path, { "theirs.txt": "theirs" });
  expect((await commit(three)).found).toEqual([["commit/foreign-files", expect.anything()]]);
  expect(output()).toEqual({ ...two, "theirs.txt": "theirs" });
  expect((await commit(three, { force: true })).lost).toEqual(["theirs.txt"]);
  expect(output()).toEqual(three);
  expect(existsSync(path)).toBe(false);
});

test("where folders cannot be moved there, files are linked as without one", async () => {
  const { commit, output, told, root } = set();
  mkdirSync(join(root, "node_modules"));
  writeFileSync(join(root, "node_modules/.cache"), "a file in its way");
  await commit(one);
  await commit(two);
  expect([...(told.at(-1)?.linked ?? [])]).toEqual(["a/b/c.txt", "d.txt"]);
  expect(output()).toEqual(two);
});
