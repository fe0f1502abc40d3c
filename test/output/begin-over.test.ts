import { chmodSync, existsSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { OldFiles, Spare } from "../../src/effects/effects.js";
import { StageAhead } from "../../src/output/stage-ahead.js";
import { FileWriter } from "../../src/output/write-files.js";
import { commitSite, lookWhole, treeOf } from "../support/commit-site.js";
import { pageThread } from "../support/page-thread.js";
import { readFolder } from "../support/read-folder.js";

describe("where the output folder and a spare one are there, the stage is the spare one", () => {
  const one = {
    "a/index.html": "one",
    "b.html": "one",
    "same.txt": "same",
    "gone/x.txt": "gone",
    "c.html": "one",
    "again.txt": "one",
  };
  const two = {
    "a/index.html": "two",
    "b.html": "two",
    "same.txt": "same",
    "c.html": "two",
    "again.txt": "two",
  };
  const three = {
    "a/index.html": "three",
    "b.html": "",
    "same.txt": "same",
    "new/y.txt": "new",
    "c.html": "more than one",
    "again.txt": "one",
  };

  /** Two outputs, of which the first is the spare one now; begins with the third, of which the thread has written some pages. */
  async function beginThird({
    wanted = Object.keys(three),
    written = ["a/index.html", "b.html"],
    unwritten = [] as readonly string[],
    answer = async () => undefined,
    look = lookWhole,
    begin = (_: string) => {},
  } = {}) {
    const site = commitSite(onTestFinished);
    const told: OldFiles[] = [];
    const spare: Spare = {
      path: join(site.root, "node_modules/.cache/handbill/spare"),
      look,
      onKept: () => {},
    };
    const options = {
      asWritten: {
        isFile: () => true,
        isStill: () => true,
        listFolder: () => undefined,
        listAll: () => undefined,
      },
      onStaged: (_: string, old: OldFiles) => void told.push(old),
      spare,
    };
    await site.commit(one, options);
    await site.commit(two, options);
    begin(spare.path);
    const thread = pageThread();
    thread.start();
    const ahead = new StageAhead(site.folder, thread);
    const stage = ahead.begin([], { wanted: new Set(wanted), spare });
    if (stage) {
      const writer = new FileWriter(stage.path, stage);
      for (const [path, { outputFile, bytes }] of treeOf(three).files)
        if (written.includes(path) && !unwritten.includes(path)) writer.write({ outputFile, bytes });
    }
    const done = { files: new Set(written), names: new Set(written), done: answer };
    const isStaged = stage !== undefined && (await ahead.stage(treeOf(three), done));
    const commitThird = async () => {
      const told = await site.commit(three, { ...options, ...(ahead.lock && { ahead }) });
      await ahead.drop();
      return told;
    };
    const spared = () => (existsSync(spare.path) ? readFolder(spare.path) : {});
    return { ...site, isStaged, commitThird, told, spared };
  }

  test("in which pages are written over as soon as they are made, and the rest in the end", async () => {
    const { isStaged, commitThird, output, spared, told, beside } = await beginThird();
    expect(isStaged).toBe(true);
    // What is replaced is there until then.
    expect(output()).toEqual(two);
    expect(await commitThird()).toEqual({ lost: [], found: [] });
    expect(output()).toEqual(three);
    expect(spared()).toMatchObject(two);
    expect(told.at(-1)).toEqual({ linked: new Set(), stayed: new Set(["same.txt"]) });
    expect(beside()).toEqual(["node_modules"]);
  });

  test("and what is not wanted goes, known before or not", async () => {
    const { commitThird, output, folder } = await beginThird({ wanted: Object.keys({ ...one, ...three }) });
    await commitThird();
    expect(output()).toEqual(three);
    expect(existsSync(join(folder.path, "gone"))).toBe(false);
    const fewer = await beginThird({ wanted: ["b.html"], written: ["b.html"] });
    await fewer.commitThird();
    expect(fewer.output()).toEqual(three);
  });

  test("but for files of which nobody is sure", async () => {
    const look = (folder: string) => {
      writeFileSync(join(folder, "same.txt"), "DAMAGED");
      return { ...lookWhole(folder), sure: new Set([".handbill.json", "b.html"]) };
    };
    const { isStaged, commitThird, output } = await beginThird({ look });
    expect(isStaged).toBe(true);
    await commitThird();
    expect(output()).toEqual(three);
  });

  test("and what is again as it was before is no older than what it takes the place of", async () => {
    const old = new Date("2026-01-01");
    const { commitThird, folder, told } = await beginThird({
      begin: (path) => {
        for (const file of ["again.txt", "same.txt"]) utimesSync(join(path, file), old, old);
      },
    });
    await commitThird();
    expect(statSync(join(folder.path, "again.txt")).mtimeMs).toBeGreaterThan(old.getTime() + 1000);
    expect(statSync(join(folder.path, "same.txt")).mtimeMs).toBe(old.getTime());
    expect(told.at(-1)?.stayed).toEqual(new Set(["same.txt"]));
  });

  test("and what a thread that fails has taken and not written is written", async () => {
    const { isStaged, commitThird, output } = await beginThird({
      unwritten: ["b.html"],
      answer: async () => {
        throw new Error("it ended early");
      },
    });
    expect(isStaged).toBe(true);
    expect(await commitThird()).toEqual({ lost: [], found: [] });
    expect(output()).toEqual(three);
  });

  test("unless nothing can be made of it: then all is as if nothing had been begun", async () => {
    const { isStaged, commitThird, output, beside } = await beginThird({
      look: (folder) => ({ ...lookWhole(folder), sure: new Set() }),
    });
    expect(isStaged).toBe(false);
    expect(beside()).toEqual(["node_modules"]);
    await commitThird();
    expect(output()).toEqual(three);
  });

  test("or it has not the rights of a new folder", async () => {
    const { isStaged, commitThird, output, folder } = await beginThird({
      begin: (path) => chmodSync(path, 0o700),
    });
    expect(isStaged).toBe(false);
    const { mode } = statSync(folder.path);
    await commitThird();
    expect(output()).toEqual(three);
    expect(statSync(folder.path).mode).toBe(mode);
  });

  test("or a page was written that is not in the tree", async () => {
    const { isStaged, commitThird, output, beside } = await beginThird({
      written: ["b.html", "not-there.html"],
    });
    expect(isStaged).toBe(false);
    expect(beside()).toEqual(["node_modules"]);
    await commitThird();
    expect(output()).toEqual(three);
  });
});
