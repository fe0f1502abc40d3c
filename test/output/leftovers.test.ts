import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findLeftovers, removeAll } from "../../src/output/leftovers.js";
import { type LockOwner, ownOwner } from "../../src/output/lock-owner.js";
import { outputFolder } from "../../src/output/output-folder.js";
import { commitSite, put, token } from "../support/rooms/commit-site.js";
import { tempFolder } from "../support/temp-site.js";

const one = { "index.html": "one", "a/b.txt": "deep" };
const begun = '{\n "generator": "handbill",\n "fi';
const text = (changes: Partial<LockOwner> = {}) => JSON.stringify({ ...ownOwner(token), ...changes });
const other = "f".repeat(16);

/** A site that was built once. */
async function builtSite() {
  const site = commitSite(onTestFinished);
  expect((await site.commit(one)).found).toEqual([]);
  const beside = (kind: string, by = token) => join(site.root, `.dist.handbill-${kind}-${by}`);
  return { ...site, at: beside };
}

describe("a folder that a killed commit moved aside", () => {
  test("is restored before the build if the output folder is missing", async () => {
    const { folder, at, prepare, output, beside } = await builtSite();
    renameSync(folder.path, at("old"));
    expect(await prepare()).toEqual([]);
    expect(output()).toEqual(one);
    expect(beside()).toEqual([]);
  });

  test("is removed if the output folder exists", async () => {
    const { folder, at, prepare, output, beside } = await builtSite();
    cpSync(folder.path, at("old"), { recursive: true });
    put(at("old"), { "index.html": "older" });
    expect(await prepare()).toEqual([]);
    expect(output()).toEqual(one);
    expect(beside()).toEqual([]);
  });

  test("is restored once if there are several", async () => {
    const { folder, at, prepare, output, beside } = await builtSite();
    cpSync(folder.path, at("old", other), { recursive: true });
    renameSync(folder.path, at("old"));
    expect(await prepare()).toEqual([]);
    expect(output()).toEqual(one);
    expect(beside()).toEqual([]);
  });

  test("is restored only after a running build has ended", async () => {
    const { folder, at, beside, prepare } = await builtSite();
    renameSync(folder.path, at("old"));
    writeFileSync(folder.lock, text());
    const waiting = prepare();
    const first = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 60, "waits"))]);
    expect(first).toBe("waits");
    expect(existsSync(folder.path)).toBe(false);
    rmSync(folder.lock);
    await waiting;
    expect([existsSync(folder.path), beside()]).toEqual([true, []]);
  });
});

describe("a folder that was only staged", () => {
  test("is not restored, and does not make the build wait for a running one", async () => {
    const { folder, at, prepare, beside } = await builtSite();
    rmSync(folder.path, { recursive: true });
    put(at("new"), { ".handbill.json": begun, "index.html": "half" });
    writeFileSync(folder.lock, text());
    expect(await prepare()).toEqual([]);
    expect(existsSync(at("new"))).toBe(true);
    rmSync(folder.lock);
    expect(await prepare()).toEqual([]);
    expect([existsSync(folder.path), beside()]).toEqual([false, []]);
  });

  test("is not removed if the output must not be replaced", async () => {
    const { folder, at, prepare } = await builtSite();
    rmSync(folder.path, { recursive: true });
    writeFileSync(folder.path, "mine");
    put(at("new"), { ".handbill.json": begun });
    expect(await prepare()).toEqual([["commit/output-is-file", { outDir: folder.path }]]);
    expect(existsSync(at("new"))).toBe(true);
  });
});

test("a lock that was taken over is not removed while it is in use", async () => {
  const { folder, commit, output, beside } = await builtSite();
  writeFileSync(folder.lock, text({ pid: spawnSync("true").pid }));
  expect(await commit({ "index.html": "two" })).toEqual({ lost: [], found: [] });
  expect(output()).toEqual({ "index.html": "two" });
  expect(beside()).toEqual([]);
});

describe("a leftover without use", () => {
  test.each(["new", "gone"])("is removed: %s", async (kind) => {
    const { folder, at, prepare, output, beside } = await builtSite();
    cpSync(folder.path, at(kind), { recursive: true });
    put(at(kind, other), { ".handbill.json": begun, "index.html": "half" });
    mkdirSync(at(kind, "e".repeat(16)));
    put(at(kind, "d".repeat(16)), { ".handbill.json": "" });
    expect(await prepare()).toEqual([]);
    expect(output()).toEqual(one);
    expect(beside()).toEqual([]);
  });

  test("is removed by a commit too", async () => {
    const { at, commit, beside } = await builtSite();
    put(at("new"), { ".handbill.json": begun });
    writeFileSync(at("lock"), text());
    await commit(one);
    expect(beside()).toEqual([]);
  });

  test("is left to a running build, without waiting for it", async () => {
    const { folder, at, prepare } = await builtSite();
    put(at("new"), { ".handbill.json": begun });
    writeFileSync(folder.lock, text());
    expect(await prepare()).toEqual([]);
    expect(existsSync(at("new"))).toBe(true);
    expect(existsSync(folder.lock)).toBe(true);
  });

  test("may be a draft of a lock, even an empty one", async () => {
    const { at, prepare, beside } = await builtSite();
    writeFileSync(at("draft"), text());
    writeFileSync(at("draft", other), "");
    expect(await prepare()).toEqual([]);
    expect(beside()).toEqual([]);
  });

  test("is not searched in a folder that does not exist", () => {
    const folder = outputFolder(join(tempFolder(onTestFinished), "not/there"));
    expect(findLeftovers(folder)).toEqual({ backups: [], others: [] });
  });
});

test("without leftovers, no lock is acquired", async () => {
  const { folder, prepare } = await builtSite();
  writeFileSync(folder.lock, "somebody's");
  expect(await prepare()).toEqual([]);
  expect(existsSync(folder.lock)).toBe(true);
});

describe("cleaning up keeps files with similar names", () => {
  const names = ["old", "new", "gone"].map((kind) => `.dist.handbill-${kind}-${token}`);

  test.each([
    ["a folder with files", "mine.txt", "mine"],
    ["a folder with a foreign manifest", ".handbill.json", "{}"],
    ["a folder with more than an empty manifest", "a/.handbill.json", ""],
  ])("%s", async (_, file, content) => {
    const { root, prepare, commit, beside } = await builtSite();
    for (const name of names) put(join(root, name), { [file]: content, "other.txt": "" });
    expect(await prepare()).toEqual([]);
    await commit(one);
    expect(beside().sort()).toEqual([...names].sort());
    for (const name of names) expect(readdirSync(join(root, name))).toContain("other.txt");
  });

  test("a folder with a foreign manifest only", async () => {
    const { root, prepare, beside } = await builtSite();
    for (const name of names) put(join(root, name), { ".handbill.json": "{}" });
    await prepare();
    expect(beside().sort()).toEqual([...names].sort());
  });

  test("a folder with an empty manifest among other files", async () => {
    const { root, prepare, beside } = await builtSite();
    for (const name of names) put(join(root, name), { ".handbill.json": "", "other.txt": "" });
    await prepare();
    expect(beside().sort()).toEqual([...names].sort());
  });

  test("a folder whose manifest is a folder or a link", async () => {
    const { root, at, prepare, beside } = await builtSite();
    mkdirSync(join(at("new"), ".handbill.json"), { recursive: true });
    put(root, { "list.json": begun });
    mkdirSync(at("gone"));
    symlinkSync(join(root, "list.json"), join(at("gone"), ".handbill.json"));
    const before = beside();
    await prepare();
    expect(beside()).toEqual(before);
  });

  test("a file with a folder's name, a folder with a file's name, and links to handbill's files", async () => {
    const { root, folder, at, prepare, beside } = await builtSite();
    for (const kind of ["new", "old", "gone"]) writeFileSync(at(kind), begun);
    for (const kind of ["lock", "draft"]) mkdirSync(at(kind));
    symlinkSync(folder.path, at("new", other));
    put(root, { lock: text() });
    symlinkSync(join(root, "lock"), at("lock", other));
    const before = beside();
    await prepare();
    expect(beside()).toEqual(before);
  });

  test("a lock without a valid owner", async () => {
    const { at, prepare, beside } = await builtSite();
    writeFileSync(at("lock"), "");
    writeFileSync(at("lock", other), '{"generator":"another"}');
    writeFileSync(at("draft"), "mine");
    const before = beside();
    await prepare();
    expect(beside()).toEqual(before);
  });

  test.each([
    `.dist.handbill-old-backup`,
    `.dist.handbill-new`,
    `.dist.handbill-new-`,
    `.dist.handbill-new-${token}0`,
    `.dist.handbill-new-${token.slice(1)}`,
    `.dist.handbill-new-${token}.bak`,
    `.dist.handbill-0new-${token}`,
    `.dist.handbill-news-${token}`,
    `.dist.handbill-NEW-${token}`,
    `.dist.handbill-new-${token.toUpperCase()}`,
    `dist.handbill-new-${token}`,
    `.site.handbill-new-${token}`,
    `x.dist.handbill-new-${token}`,
    `.dist2.handbill-new-${token}`,
  ])("a copy of the output called %s", async (name) => {
    const { root, folder, prepare } = await builtSite();
    cpSync(folder.path, join(root, name), { recursive: true });
    await prepare();
    expect(existsSync(join(root, name, "index.html"))).toBe(true);
  });
});

describe("removeAll", () => {
  test("removes a folder with its content, and a file", async () => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "site/.handbill.json": begun, "site/a/b.txt": "", "file.txt": "" });
    await removeAll(join(folder, "site"));
    await removeAll(join(folder, "file.txt"));
    expect(readdirSync(folder)).toEqual([]);
  });

  test("removes a link without its target", async () => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "theirs/a.txt": "" });
    symlinkSync(join(folder, "theirs"), join(folder, "link"));
    await removeAll(join(folder, "link"));
    expect(existsSync(join(folder, "theirs/a.txt"))).toBe(true);
    expect(existsSync(join(folder, "link"))).toBe(false);
  });

  test("does nothing if the path does not exist", async () => {
    const folder = tempFolder(onTestFinished);
    await removeAll(join(folder, "nothing"));
    expect(readdirSync(folder)).toEqual([]);
  });
});
