import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { relative } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { addFile, replaceFile } from "../../src/scaffold/replace-file.js";
import { commitSite, put } from "../support/rooms/commit-site.js";

/*
 * After a power failure only synced data is certain. So contents are synced before the folders that name them, both
 * before the rename that makes them the output, and the rename before the old output is removed.
 */

const one = { "index.html": "one", "a/b/c.txt": "deep" };
const two = { "index.html": "two", "a/b/c.txt": "deep", "a/d/e.txt": "new" };

/** Records the disk operations of a call, as `write a.txt`, with paths below a folder and random names shortened. */
async function recordCalls(root: string, work: () => unknown): Promise<string[]> {
  const calls: string[] = [];
  const nameOf = (path: unknown) =>
    relative(root, String(path))
      .replaceAll(/\.dist\.handbill-(new|old|gone|lock)\S*?(?=\/|$)/g, "<$1>")
      .replace(/\.handbill-\d+-[0-9a-f]{8}$/, ".staged");
  const { writeFileSync, renameSync, linkSync, fsync, fsyncSync, openSync } = fs;
  const opened = new Map<number, unknown>();
  Object.assign(fs, {
    writeFileSync: (path: never, data: never, options: never) => {
      calls.push(`write ${nameOf(path)}`);
      return writeFileSync(path, data, options);
    },
    renameSync: (from: string, to: string) => {
      calls.push(`rename ${nameOf(from)} ${nameOf(to)}`);
      return renameSync(from, to);
    },
    linkSync: (from: string, to: string) => {
      calls.push(`link ${nameOf(to)}`);
      return linkSync(from, to);
    },
    openSync: (path: string, flags: string, mode?: number) => {
      const descriptor = openSync(path, flags, mode);
      opened.set(descriptor, path);
      return descriptor;
    },
    fsync: (descriptor: number, done: (error: Error | null) => void) =>
      fsync(descriptor, (error) => {
        calls.push(`sync ${nameOf(opened.get(descriptor))}`);
        done(error);
      }),
    fsyncSync: (descriptor: number) => {
      calls.push(`sync ${nameOf(opened.get(descriptor))}`);
      return fsyncSync(descriptor);
    },
  });
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    Object.assign(fs, { writeFileSync, renameSync, linkSync, fsync, fsyncSync, openSync });
    syncBuiltinESMExports();
  }
  return calls.filter((call) => !call.includes("<lock>"));
}

describe("a build that replaces a folder", () => {
  let calls: readonly string[];
  const place = (call: string) => {
    expect(calls).toContain(call);
    return calls.indexOf(call);
  };
  beforeAll(async () => {
    const { root, commit } = commitSite((end) => onEnd.push(end));
    await commit(one);
    calls = await recordCalls(root, () => commit(two));
    return () => {
      for (const end of onEnd) end();
    };
  });
  const onEnd: (() => void)[] = [];

  test.each([".handbill.json", "index.html", "a/d/e.txt"])("syncs %s after writing it", (file) => {
    expect(place(`write <new>/${file}`)).toBeLessThan(place(`sync <new>/${file}`));
    expect(place(`sync <new>/${file}`)).toBeLessThan(place("sync <new>"));
  });

  test("does not sync a linked file, which an earlier build has synced", () => {
    expect(calls).toContain("link <new>/a/b/c.txt");
    expect(calls).not.toContain("sync <new>/a/b/c.txt");
  });

  test("syncs the new folder after all files and before the swap", () => {
    const files = calls.filter((call) => /^sync .*\.\w+$/.test(call));
    for (const file of files) expect(place(file)).toBeLessThan(place("sync <new>"));
    expect(place("sync <new>")).toBeLessThan(place("rename dist <old>"));
  });

  test("syncs the swap before the old folder is removed", () => {
    const swap = calls.filter((call) => call.startsWith("rename") || call === "sync ");
    expect(swap).toEqual(["rename dist <old>", "rename <new> dist", "sync ", "rename <old> <gone>"]);
  });
});

test("nothing is synced if isSynced is false", async () => {
  const { root, commit } = commitSite(onTestFinished);
  const calls = await recordCalls(root, () => commit(one, { isSynced: false }));
  expect(calls.filter((call) => call.includes("sync"))).toEqual([]);
});

test.each([
  { code: "EINVAL", written: true },
  { code: "ENOTSUP", written: true },
  { code: "EIO", written: false },
])("a sync that fails with $code: the output is written: $written", async ({ code, written }) => {
  const { root, commit } = commitSite(onTestFinished);
  const { fsync } = fs;
  Object.assign(fs, {
    fsync: (_: number, done: (error: Error) => void) => done(Object.assign(new Error(code), { code })),
  });
  syncBuiltinESMExports();
  try {
    await commit(one);
  } finally {
    Object.assign(fs, { fsync });
    syncBuiltinESMExports();
  }
  expect(fs.existsSync(`${root}/dist/index.html`)).toBe(written);
});

test("a file that no build can restore is synced before its rename, and the rename before the call ends", async () => {
  const { root } = commitSite(onTestFinished);
  put(root, { "handbill.lock": "old" });
  const file = `${root}/handbill.lock`;
  const staged = ".handbill.lock.staged";
  const replaced = await recordCalls(root, () => replaceFile(file, { before: "old", after: "new" }));
  expect(replaced).toEqual([`write ${staged}`, `sync ${staged}`, `rename ${staged} handbill.lock`, "sync "]);
  const added = await recordCalls(root, () => addFile(`${root}/history/1.md`, "text"));
  const stagedText = "history/.1.md.staged";
  expect(added).toEqual([`write ${stagedText}`, `sync ${stagedText}`, "link history/1.md", "sync history"]);
});
