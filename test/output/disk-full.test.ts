import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../src/cache/open-store.js";
import { Diagnostics } from "../../src/diagnostics/diagnostics.js";
import { packOf } from "../../src/effects/packs.js";
import { addFile, changeFiles, replaceFile } from "../../src/scaffold/replace-file.js";
import { writeProject } from "../../src/scaffold/write-project.js";
import { fillDisk } from "../support/machine/fill-disk.cjs";
import { readFolder } from "../support/read-folder.js";
import { commitSite, put } from "../support/rooms/commit-site.js";
import { tempFolder } from "../support/temp-site.js";

/* A disk that becomes full at any call. */

const one = { "index.html": "one", "a/b/c.txt": "deep", "same.txt": "same" };
const two = { "index.html": "two", "d/e.txt": "new", "same.txt": "same" };

interface Work {
  readonly fill: () => unknown;
  readonly check: (thrown: unknown) => unknown;
}

/** Runs work with a disk that is full at each of its calls in turn, then from each on; `check` gets the thrown error. */
async function fillAtEach(work: () => Work | Promise<Work>): Promise<void> {
  for (const isOnce of [false, true]) {
    let n = 0;
    let calls = 0;
    do {
      n++;
      const { fill, check } = await work();
      const free = fillDisk(n, isOnce);
      let thrown: unknown;
      try {
        await fill();
      } catch (error) {
        thrown = error;
      } finally {
        calls = free();
      }
      await check(thrown);
    } while (calls >= n);
    expect(n).toBeGreaterThan(2);
  }
}

test("a commit leaves the folder intact, and the next one succeeds without leftovers", () =>
  fillAtEach(async () => {
    const { folder, commit, output, beside } = commitSite(onTestFinished);
    await commit(one);
    return {
      fill: async () => {
        const { found } = await commit(two);
        // After the swap, only the folder that was moved aside is left to delete.
        if (found.length === 0) expect(output()).toEqual(two);
      },
      check: async (thrown) => {
        expect(thrown).toBe(undefined);
        // If the folder that was moved aside cannot be renamed back either, the next run does it.
        if (existsSync(folder.path)) expect([one, two]).toContainEqual(output());
        const begun = performance.now();
        expect(await commit(two)).toEqual({ lost: [], found: [] });
        expect(performance.now() - begun).toBeLessThan(5000);
        expect(output()).toEqual(two);
        expect(beside()).toEqual([]);
      },
    };
  }));

test("the cache has a whole entry or none", () =>
  fillAtEach(() => {
    const root = tempFolder(onTestFinished);
    const open = () => openStore(root, { versions: ["1"] });
    const write = (value: string) => {
      const store = open();
      store.set({ kind: "images", key: ["a"] }, value);
      const pack = packOf<string>({ kind: "documents", key: ["b"] }, { store });
      pack.set("c", value);
      pack.complete();
      store.settle();
    };
    const read = () => {
      const store = open();
      return [
        store.get({ kind: "images", key: ["a"] }),
        packOf({ kind: "documents", key: ["b"] }, { store }).get("c"),
      ];
    };
    write("before");
    return {
      fill: () => write("after"),
      check: (thrown) => {
        expect(thrown).toBe(undefined);
        for (const value of read()) expect([undefined, "before", "after"]).toContain(value);
        write("later");
        expect(read()).toEqual(["later", "later"]);
        // Nothing but the two entries.
        expect(Object.keys(readFolder(root))).toHaveLength(2);
      },
    };
  }));

test("a file of the site is replaced or added as a whole, or not at all", () =>
  fillAtEach(() => {
    const root = tempFolder(onTestFinished);
    const file = join(root, "handbill.lock");
    put(root, { "handbill.lock": "before" });
    const [replaced, whole] = [{ "handbill.lock": "before and after" }, { "history/1.md": "a whole text" }];
    const write = () => {
      replaceFile(file, { before: "before", after: "before and after" });
      addFile(join(root, "history/1.md"), "a whole text");
    };
    return {
      fill: write,
      check: (thrown) => {
        const now = readFolder(root);
        expect([{ "handbill.lock": "before" }, replaced, { ...replaced, ...whole }]).toContainEqual(now);
        if (thrown === undefined) return expect(now).toEqual({ ...replaced, ...whole });
        expect(thrown).toMatchObject({ code: "ENOSPC" });
        put(root, { "handbill.lock": "before" });
        write();
        expect(readFolder(root)).toEqual({ ...replaced, ...whole });
      },
    };
  }));

test("several changes of a site are all made or all undone", () =>
  fillAtEach(() => {
    const root = tempFolder(onTestFinished);
    const before = { "pages/old.tsx": "page", "site.config.ts": "config" };
    const after = { "pages/team/new.tsx": "page", "site.config.ts": "config, later", "legal/new.md": "text" };
    put(root, before);
    const change = () =>
      changeFiles(root, {
        moves: [["pages/old.tsx", "pages/team/new.tsx"]],
        files: [["legal/new.md", "text"]],
        edits: [{ file: "site.config.ts", before: "config", after: "config, later" }],
      });
    return {
      fill: change,
      check: (thrown) => {
        const now = readFolder(root);
        if (thrown === undefined) return expect(now).toEqual(after);
        if (String(thrown).includes("could not be undone")) return expect(Object.keys(now)).toHaveLength(2);
        expect(now).toEqual(before);
        change();
        expect(readFolder(root)).toEqual(after);
      },
    };
  }));

test("a new site is written as a whole, or not at all", () =>
  fillAtEach(() => {
    const folder = join(tempFolder(onTestFinished), "site");
    const files = { "a.txt": "a text", "b/c.txt": "another one" };
    const write = (log: Diagnostics) =>
      writeProject(folder, new Map(Object.entries(files)), { shown: folder, log });
    return {
      fill: () => write(new Diagnostics()),
      check: () => {
        const log = new Diagnostics();
        if (existsSync(folder)) expect(readFolder(folder)).toEqual(files);
        else expect(write(log)).toBe(true);
        expect(readdirSync(folder)).toEqual(["a.txt", "b"]);
      },
    };
  }));
