import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readContent } from "../../src/output/foreign-files.js";
import { commitSite, put } from "../support/rooms/commit-site.js";
import { tempFolder } from "../support/temp-site.js";

const others = { own: new Map(), foreignFolder: undefined };

describe("reading the output folder", () => {
  const one = { "index.html": "one", "a/b.txt": "deep" };

  test("finds the files that handbill has not written, sorted", async () => {
    const { folder, commit } = commitSite(onTestFinished);
    await commit(one);
    const { own, ...content } = readContent(folder.path);
    expect(content).toEqual({ isOurs: true, foreign: [], foreignFolder: undefined });
    expect([...own.keys()].sort()).toEqual(["a/b.txt", "index.html"]);
    put(folder.path, { "z.txt": "", "a/new.txt": "", "a/b.txt": "changed", "B.txt": "" });
    symlinkSync("index.html", join(folder.path, "link.html"));
    const foreign = ["B.txt", "a/b.txt", "a/new.txt", "link.html", "z.txt"];
    expect(readContent(folder.path)).toMatchObject({ isOurs: true, foreign, foreignFolder: undefined });
  });

  test("does not read unmodified files, unless the manifest was modified", async () => {
    const { folder, commit } = commitSite(onTestFinished);
    await commit(one);
    // The change stays unnoticed, which shows that the file was not read.
    put(folder.path, { "a/b.txt": "changed" });
    const foreignIfWritten = (...written: readonly string[]) =>
      readContent(folder.path, { isUnmodified: (file) => written.includes(file) }).foreign;
    expect(foreignIfWritten(".handbill.json", "a/b.txt")).toEqual([]);
    expect(foreignIfWritten(".handbill.json", "index.html")).toEqual(["a/b.txt"]);
    expect(foreignIfWritten("a/b.txt", "index.html")).toEqual(["a/b.txt"]);
  });

  test("finds a link in the place of a file", async () => {
    const { root, folder, commit } = commitSite(onTestFinished);
    await commit(one);
    put(root, { "same.html": "one" });
    expect(spawnSync("ln", ["-sf", join(root, "same.html"), join(folder.path, "index.html")]).status).toBe(0);
    expect(readContent(folder.path).foreign).toEqual(["index.html"]);
  });

  test("counts all files as foreign without a manifest", () => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "a.txt": "", ".handbill.json": "{}" });
    const foreign = [".handbill.json", "a.txt"];
    expect(readContent(folder)).toEqual({ isOurs: false, foreign, ...others });
    expect(readContent(join(folder, "not-there"))).toEqual({
      isOurs: false,
      foreign: [],
      own: new Map(),

      foreignFolder: undefined,
    });
  });

  test("ignores a manifest that is a link or a folder", async () => {
    const { root, folder, commit } = commitSite(onTestFinished);
    await commit(one);
    put(root, { "list.json": readFileSync(join(folder.path, ".handbill.json"), "utf8") });
    const other = tempFolder(onTestFinished);
    symlinkSync(join(root, "list.json"), join(other, ".handbill.json"));
    expect(readContent(other).isOurs).toBe(false);
    const third = tempFolder(onTestFinished);
    mkdirSync(join(third, ".handbill.json"));
    expect(readContent(third)).toEqual({ isOurs: false, foreign: [], ...others });
  });

  test("counts a file named like a property of every object as foreign", async () => {
    const { folder, commit } = commitSite(onTestFinished);
    await commit(one);
    writeFileSync(join(folder.path, "constructor"), "");
    expect(readContent(folder.path).foreign).toEqual(["constructor"]);
  });

  test.each([".git", "deep/er/.git", ".hg", ".svn"])("finds a repository: %s", (path) => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "a.txt": "", [`${path}/HEAD`]: "" });
    expect(readContent(folder).foreignFolder).toEqual({ path, kind: "repository" });
  });

  test("calls back for each entry", () => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "a.txt": "", "b/c.txt": "" });
    let signs = 0;
    readContent(folder, { heartbeat: () => signs++ });
    expect(signs).toBe(3);
  });

  test.runIf(existsSync("/proc/self/mountinfo"))("finds another disk, and does not read it", () => {
    const mounted = readFileSync("/proc/self/mountinfo", "utf8")
      .split("\n")
      .map((line) => line.split(" ")[4] ?? "")
      .find((path) => /^\/dev\/\w+$/.test(path));
    if (mounted === undefined) return;
    expect(readContent("/dev").foreignFolder).toMatchObject({ kind: "disk" });
  });
});
