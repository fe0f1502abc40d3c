import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readContent } from "../../src/output/foreign-files.js";
import { commitSite, put } from "../support/rooms/commit-site.js";
import { tempFolder } from "../support/temp-site.js";

const unsure = { sure: new Map(), precious: undefined };

describe("a folder is looked through", () => {
  const one = { "index.html": "one", "a/b.txt": "deep" };

  test("and what handbill has not written is found, sorted", async () => {
    const { folder, commit } = commitSite(onTestFinished);
    await commit(one);
    expect(readContent(folder.path)).toEqual({
      isOurs: true,
      foreign: [],
      sure: new Map(),

      precious: undefined,
    });
    put(folder.path, { "z.txt": "", "a/new.txt": "", "a/b.txt": "changed", "B.txt": "" });
    symlinkSync("index.html", join(folder.path, "link.html"));
    const foreign = ["B.txt", "a/b.txt", "a/new.txt", "link.html", "z.txt"];
    expect(readContent(folder.path)).toEqual({ isOurs: true, foreign, ...unsure });
  });

  test("and a link in a file's place is not the file", async () => {
    const { root, folder, commit } = commitSite(onTestFinished);
    await commit(one);
    put(root, { "same.html": "one" });
    expect(spawnSync("ln", ["-sf", join(root, "same.html"), join(folder.path, "index.html")]).status).toBe(0);
    expect(readContent(folder.path).foreign).toEqual(["index.html"]);
  });

  test("and all in it is others' without a list of ours", () => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "a.txt": "", ".handbill.json": "{}" });
    const foreign = [".handbill.json", "a.txt"];
    expect(readContent(folder)).toEqual({ isOurs: false, foreign, ...unsure });
    expect(readContent(join(folder, "not-there"))).toEqual({
      isOurs: false,
      foreign: [],
      sure: new Map(),

      precious: undefined,
    });
  });

  test("and a list that is a link or a folder is none", async () => {
    const { root, folder, commit } = commitSite(onTestFinished);
    await commit(one);
    put(root, { "list.json": readFileSync(join(folder.path, ".handbill.json"), "utf8") });
    const other = tempFolder(onTestFinished);
    symlinkSync(join(root, "list.json"), join(other, ".handbill.json"));
    expect(readContent(other).isOurs).toBe(false);
    const third = tempFolder(onTestFinished);
    mkdirSync(join(third, ".handbill.json"));
    expect(readContent(third)).toEqual({ isOurs: false, foreign: [], ...unsure });
  });

  test("and a name that every object has is no file of ours", async () => {
    const { folder, commit } = commitSite(onTestFinished);
    await commit(one);
    writeFileSync(join(folder.path, "constructor"), "");
    expect(readContent(folder.path).foreign).toEqual(["constructor"]);
  });

  test.each([".git", "deep/er/.git", ".hg", ".svn"])("and a repository in it is found: %s", (path) => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "a.txt": "", [`${path}/HEAD`]: "" });
    expect(readContent(folder).precious).toEqual({ path, kind: "repository" });
  });

  test("and its owner gives a sign for each thing in it", () => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "a.txt": "", "b/c.txt": "" });
    let signs = 0;
    readContent(folder, { beat: () => signs++ });
    expect(signs).toBe(3);
  });

  test.runIf(existsSync("/proc/self/mountinfo"))("and another disk in it is found, and not gone into", () => {
    const mounted = readFileSync("/proc/self/mountinfo", "utf8")
      .split("\n")
      .map((line) => line.split(" ")[4] ?? "")
      .find((path) => /^\/dev\/\w+$/.test(path));
    if (mounted === undefined) return;
    expect(readContent("/dev").precious).toMatchObject({ kind: "disk" });
  });
});

describe("a folder that surely holds what handbill has put there", () => {
  test("is not listed again, and what is in it is checked as before", async () => {
    const { folder, commit } = commitSite(onTestFinished);
    await commit({ "a/b.txt": "b", "a/c/d.txt": "d", "e.txt": "e" });
    put(folder.path, { "a/unseen.txt": "", "a/c/d.txt": "changed", "a/c/seen.txt": "" });
    const asked: string[] = [];
    const inside = new Map([
      ["b.txt", false],
      ["c", true],
    ]);
    const asWritten = {
      isFile: (file: string) => asked.push(file) > 0 && file !== "a/c/d.txt",
      listFolder: (name: string) => (name === "a" ? inside : undefined),
    };
    const { foreign, sure } = readContent(folder.path, { asWritten });
    expect(foreign).toEqual(["a/c/d.txt", "a/c/seen.txt"]);
    expect([...sure.keys()].sort()).toEqual(["a/b.txt", "e.txt"]);
    expect(asked.sort()).toEqual([".handbill.json", "a/b.txt", "a/c/d.txt", "e.txt"]);
  });
});
