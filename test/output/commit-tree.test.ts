import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ownOwner } from "../../src/output/lock-owner.js";
import { hashOf } from "../../src/util/hash-of.js";
import { readFolder } from "../support/read-folder.js";
import { commitSite, put, token } from "../support/rooms/commit-site.js";

const one = { "index.html": "one", "a/b/c.txt": "deep" };
const two = { "index.html": "two", "d.txt": "new" };

describe("a commit", () => {
  test("writes the whole tree with its manifest, without temporary folders", async () => {
    const { folder, commit, output, beside } = commitSite(onTestFinished);
    expect(await commit(one)).toEqual({ lost: [], found: [] });
    expect(output()).toEqual(one);
    const { files } = JSON.parse(readFileSync(join(folder.path, ".handbill.json"), "utf8"));
    expect(files).toEqual(
      Object.fromEntries(Object.entries(one).map(([file, text]) => [file, hashOf(Buffer.from(text))])),
    );
    expect(beside()).toEqual([]);
  });

  test("replaces the previous tree completely", async () => {
    const { commit, output, beside } = commitSite(onTestFinished);
    await commit(one);
    expect(await commit(two)).toEqual({ lost: [], found: [] });
    expect(output()).toEqual(two);
    expect(beside()).toEqual([]);
  });

  test("reports the number of written files after each file", async () => {
    const reported: unknown[] = [];
    const { commit } = commitSite(onTestFinished);
    await commit(one, { onFile: (...args) => reported.push(args) });
    expect(reported).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  test("replaces a manifest in the tree by its own", async () => {
    const { folder, commit, output } = commitSite(onTestFinished);
    await commit({ ...one, ".handbill.json": "theirs" });
    expect(output()).toEqual(one);
    expect(readFileSync(join(folder.path, ".handbill.json"), "utf8")).toContain('"generator": "handbill"');
  });

  test("stages the tree next to the folder, manifest first, while the folder is unchanged", async () => {
    const { folder, commit, output, beside } = commitSite(onTestFinished);
    await commit(one);
    const seen: unknown[] = [];
    await commit(two, {
      onFile: () => {
        const stage = beside().find((name) => name.startsWith(".dist.handbill-new-")) ?? "";
        seen.push([existsSync(join(folder.parent, stage, ".handbill.json")), output()]);
      },
    });
    expect(seen).toEqual([
      [true, one],
      [true, one],
    ]);
  });
});

describe("foreign files in the folder", () => {
  test("stop a commit, or are listed when force replaces them", async () => {
    const { folder, commit, output, beside } = commitSite(onTestFinished);
    await commit(one);
    put(folder.path, { "mine.txt": "mine", "index.html": "changed" });
    const files = "index.html, mine.txt";
    expect(await commit(two)).toEqual({
      lost: [],
      found: [["commit/foreign-files", { outDir: folder.path, files }]],
    });
    expect(output()).toEqual({ ...one, "mine.txt": "mine", "index.html": "changed" });
    expect(await commit(two, { force: true })).toEqual({ lost: ["index.html", "mine.txt"], found: [] });
    expect(output()).toEqual(two);
    expect(beside()).toEqual([]);
  });
});

describe("a commit that fails", () => {
  test("leaves the folder unchanged if a file cannot be written", async () => {
    const { folder, commit, output, beside } = commitSite(onTestFinished);
    await commit(one);
    const name = "n".repeat(300);
    const { found } = await commit({ ...two, [name]: "" });
    expect(found).toEqual([
      ["commit/cannot-write", { path: expect.stringContaining(name), reason: "the name is too long" }],
    ]);
    expect(output()).toEqual(one);
    expect(beside()).toEqual([]);
    expect(await commit(two)).toMatchObject({ found: [] });
    expect(folder.path).toBe(join(folder.parent, "dist"));
  });

  test("restores the folder if the new one cannot be renamed", async () => {
    const { root, folder, commit, output, beside } = commitSite(onTestFinished);
    await commit(one);
    const before = statSync(folder.path).ino;
    // The new folder is removed before it is renamed.
    const { found } = await commit(two, {
      onFile: (done, of) => {
        const stage = beside().find((name) => name.startsWith(".dist.handbill-new-")) ?? "";
        if (done === of) renameSync(join(root, stage), join(root, "taken"));
      },
    });
    expect(found).toEqual([["commit/cannot-write", expect.anything()]]);
    expect(statSync(folder.path).ino).toBe(before);
    expect(output()).toEqual(one);
    expect(beside()).toEqual(["taken"]);
  });

  test("reports that the new folder cannot be renamed if there was no old one", async () => {
    const { root, folder, commit, beside } = commitSite(onTestFinished);
    const { found, lost } = await commit(two, {
      onFile: (done, of) => {
        const stage = beside().find((name) => name.startsWith(".dist.handbill-new-")) ?? "";
        if (done === of) rmSync(join(root, stage), { recursive: true });
      },
    });
    expect(found).toEqual([["commit/cannot-write", expect.anything()]]);
    expect(lost).toEqual([]);
    expect(existsSync(folder.path)).toBe(false);
    expect(beside()).toEqual([]);
  });

  test("reports where the old folder is if its path is occupied", async () => {
    const { root, folder, commit, output, beside } = commitSite(onTestFinished);
    await commit(one);
    const takePlace = async () => {
      for (let turn = 0; existsSync(folder.path) && turn < 100_000; turn++) await undefined;
      put(folder.path, { "theirs.txt": "theirs" });
    };
    let place: Promise<void> | undefined;
    const { found, lost } = await commit(two, {
      // Syncing would wait for the disk, and here only promises may run.
      isSynced: false,
      onFile: () => {
        place ??= takePlace();
      },
    });
    await place;
    const [aside = ""] = beside();
    const path = join(root, aside);
    expect(found).toEqual([
      ["commit/put-aside", { outDir: folder.path, path, reason: expect.stringContaining("ENOTEMPTY") }],
    ]);
    expect(lost).toEqual([]);
    expect(output()).toEqual({ "theirs.txt": "theirs" });
    const { ".handbill.json": _, ...kept } = readFolder(path);
    expect(kept).toEqual(one);
  });

  test("throws errors that do not come from the disk", async () => {
    const { commit, output, beside } = commitSite(onTestFinished);
    await commit(one);
    const bug = new Error("a bug");
    const onFile = () => {
      throw bug;
    };
    await expect(commit(two, { onFile })).rejects.toBe(bug);
    expect(output()).toEqual(one);
    expect(beside()).toEqual([]);
  });
});

describe("a folder that another build is writing", () => {
  test("is left to the owner of its lock", async () => {
    const { folder, commit, output } = commitSite(onTestFinished);
    await commit(one);
    const owner = ownOwner(token);
    writeFileSync(folder.lock, JSON.stringify(owner));
    const { found, lost } = await commit(two, { lockOptions: { timeoutMs: 0 } });
    expect(lost).toEqual([]);
    const by = `process ${process.pid} on ${owner.host}, since ${owner.since}`;
    expect(found).toEqual([["commit/busy", { outDir: folder.path, by, lock: folder.lock }]]);
    expect(output()).toEqual(one);
    expect(existsSync(folder.lock)).toBe(true);
  });

  test("is left to a run that has taken over the lock during staging", async () => {
    const { folder, commit, output, beside } = commitSite(onTestFinished);
    await commit(one);
    const { found } = await commit(two, {
      onFile: () => {
        const { token: held } = JSON.parse(readFileSync(folder.lock, "utf8"));
        writeFileSync(folder.lockAfter(held), JSON.stringify(ownOwner(token)));
      },
    });
    const by = "an unknown process";
    expect(found).toEqual([["commit/busy", { outDir: folder.path, by, lock: folder.lock }]]);
    expect(output()).toEqual(one);
    expect(beside().filter((name) => name.includes("new"))).toEqual([]);
  });

  test("is written after the lock is released", async () => {
    const { folder, commit, output } = commitSite(onTestFinished);
    writeFileSync(folder.lock, JSON.stringify(ownOwner(token)));
    const onWait = () => rmSync(folder.lock);
    expect(await commit(two, { lockOptions: { onWait } })).toEqual({ lost: [], found: [] });
    expect(output()).toEqual(two);
  });
});
