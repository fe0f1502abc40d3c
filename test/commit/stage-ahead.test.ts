import { chmodSync, existsSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { OutputFolder } from "../../src/commit/output-folder.js";
import { Busy, takeLock } from "../../src/commit/output-lock.js";
import { StageAhead } from "../../src/commit/stage-ahead.js";
import { FileWriter } from "../../src/commit/write-files.js";
import type { OldFiles, Spare } from "../../src/core/effects.js";
import { PageThread } from "../../src/core/page-thread.js";
import type { Tree } from "../../src/core/tree.js";
import { threadsOf } from "../../src/engine/start-thread.js";
import { commitSite, lookWhole, put, treeOf } from "../support/commit-site.js";
import { readFolder } from "../support/read-folder.js";
import { repository } from "../support/temp-site.js";

/** A thread runs what was compiled. */
const startThread = threadsOf(pathToFileURL(join(repository, "lib/thread.cjs")));

function pageThread() {
  const clock = { elapsed: () => performance.now() };
  const thread = new PageThread({ startThread, clock, machine: { cores: 2, startMs: () => 100 } });
  onTestFinished(() => thread.end());
  return thread;
}

/** A stage of a tree that is begun, with the files of some names made first; undefined if it would not pay. */
async function stageAhead(tree: Tree, folder: OutputFolder, names: readonly string[] = []) {
  const thread = pageThread();
  const ahead = new StageAhead(folder, thread);
  if (names.length > 0) {
    thread.start();
    ahead.begin(names);
  }
  return (await ahead.stage(tree)) ? ahead : undefined;
}

const pages = Object.fromEntries(
  Array.from({ length: 500 }, (_, index) => [
    [`p${index}.html`, `page ${index} ü`],
    [`p${index}/index.html`, `page ${index} ü`],
  ]).flat(),
);
const many = treeOf({ ...pages, "empty.txt": "", ".handbill.json": "theirs" });

test("what a thread has staged becomes the output folder, the same as what is staged at once", async () => {
  const { folder, commit, output, beside } = commitSite(onTestFinished);
  const ahead = await stageAhead(many, folder);
  expect(beside().filter((name) => name.includes("handbill-new")).length).toBe(1);
  const staged: string[] = [];
  const onStaged = (stage: string) => void staged.push(stage);
  const { token = "" } = ahead?.lock ?? {};
  expect(await commit({ ...pages, "empty.txt": "" }, { ahead, onStaged })).toEqual({ lost: [], found: [] });
  await ahead?.drop();
  expect(staged).toEqual([folder.staged(token)]);
  expect(output()).toEqual(latin1Of({ ...pages, "empty.txt": "" }));
  expect(beside()).toEqual([]);
});

test("of files whose bytes are made each time that somebody asks, each gets its own", async () => {
  const { folder, commit, output } = commitSite(onTestFinished);
  const files = new Map(
    [...many.files].map(([path, file]) => [
      path,
      {
        ...file,
        get bytes() {
          return new Uint8Array(file.bytes);
        },
      },
    ]),
  );
  const ahead = await stageAhead({ files, pages: [] }, folder);
  await commit({ ...pages, "empty.txt": "" }, { ahead });
  await ahead?.drop();
  expect(ahead).toBeDefined();
  expect(output()).toEqual(latin1Of({ ...pages, "empty.txt": "" }));
});

test("files that were made before their content was known have it, as all others", async () => {
  const { folder, commit, output, beside } = commitSite(onTestFinished);
  const ahead = await stageAhead(many, folder, Object.keys(pages).slice(100));
  expect(await commit({ ...pages, "empty.txt": "" }, { ahead })).toEqual({ lost: [], found: [] });
  await ahead?.drop();
  expect(ahead).toBeDefined();
  expect(output()).toEqual(latin1Of({ ...pages, "empty.txt": "" }));
  expect(beside()).toEqual([]);
});

test("and of a tree that is larger than a thread may get, the committer writes it into them", async () => {
  const { folder, commit, output } = commitSite(onTestFinished);
  const large = { ...pages, "big.bin": "x".repeat(64_000_000) };
  const ahead = await stageAhead(treeOf(large), folder, Object.keys(pages));
  expect(await commit(large, { ahead })).toEqual({ lost: [], found: [] });
  await ahead?.drop();
  expect(ahead).toBeDefined();
  expect(output()).toEqual(latin1Of(large));
});

test("where one was made that is not in the tree, all is made anew", async () => {
  const { folder, commit, output, beside } = commitSite(onTestFinished);
  expect(await stageAhead(many, folder, ["p1.html", "other/index.html"])).toBeUndefined();
  expect(beside()).toEqual([]);
  await commit(pages);
  expect(output()).toEqual(latin1Of(pages));
});

test("while a tree takes long to be made, others see that somebody has the folder", async () => {
  const { folder } = commitSite(onTestFinished);
  const thread = pageThread();
  thread.start();
  const ahead = new StageAhead(folder, thread);
  ahead.begin(["index.html"]);
  onTestFinished(ahead.drop);
  const first = statSync(folder.lock).mtimeMs;
  await vi.waitFor(() => expect(statSync(folder.lock).mtimeMs).toBeGreaterThan(first), 20_000);
});

test("what is dropped leaves nothing, nor the lock", async () => {
  const { folder, beside } = commitSite(onTestFinished);
  const ahead = await stageAhead(many, folder);
  await ahead?.drop();
  expect(ahead).toBeDefined();
  expect(beside()).toEqual([]);
  const lock = await takeLock(folder, { patienceMs: 0 });
  expect(lock).not.toBeInstanceOf(Busy);
});

test("what the system refuses to the thread is told by the commit, which leaves nothing", async () => {
  const { folder, commit, beside } = commitSite(onTestFinished);
  const clash = { ...pages, "p7.html/x.txt": "in a file" };
  for (const names of [[], Object.keys(clash).slice(0, 20)]) {
    const ahead = await stageAhead(treeOf(clash), folder, names);
    const { found } = await commit(clash, { ahead });
    await ahead?.drop();
    const path = expect.stringContaining("p7.html");
    expect(found).toEqual([["commit/cannot-write", expect.objectContaining({ path })]]);
    expect(beside()).toEqual([]);
  }
});

test("what a thread that is ended early has not written, the committer writes", async () => {
  const { folder, commit, output, beside } = commitSite(onTestFinished);
  const thread = pageThread();
  const ahead = new StageAhead(folder, thread);
  expect(await ahead.stage(many)).toBe(true);
  await thread.end();
  expect(await commit({ ...pages, "empty.txt": "" }, { ahead })).toEqual({ lost: [], found: [] });
  await ahead.drop();
  expect(output()).toEqual(latin1Of({ ...pages, "empty.txt": "" }));
  expect(beside()).toEqual([]);
});

test("a thread that was told of no pages says so when it is to take some", async () => {
  const thread = pageThread().start();
  await expect(thread?.ask("take", { pieces: [], pages: [] })).rejects.toThrow();
});

test("files of somebody that came into the place in the meantime are not lost", async () => {
  const { folder, commit, output, beside } = commitSite(onTestFinished);
  const ahead = await stageAhead(many, folder);
  put(folder.path, { "notes.txt": "mine" });
  const { found } = await commit(pages, { ahead });
  await ahead?.drop();
  expect(found.map(([code]) => code)).toEqual(["commit/output-not-ours"]);
  expect(output()).toEqual({ "notes.txt": "mine" });
  expect(beside()).toEqual([]);
});

test.each<[string, Tree, (site: ReturnType<typeof commitSite>) => void]>([
  ["few files", treeOf({ "index.html": "one" }), () => {}],
  ["more than a thread may get", treeOf({ ...pages, "big.bin": "x".repeat(64_000_000) }), () => {}],
  [
    "a folder that is there, of which files may stay",
    many,
    ({ folder }) => put(folder.path, { "a.txt": "a" }),
  ],
  ["a folder that somebody else writes", many, ({ folder }) => writeFileSync(folder.lock, "")],
])("of %s nothing is begun", async (_, tree, prepare) => {
  const site = commitSite(onTestFinished);
  prepare(site);
  const before = site.beside();
  expect(await stageAhead(tree, site.folder)).toBeUndefined();
  expect(site.beside()).toEqual(before);
});

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
      asWritten: { isFile: () => true, isStill: () => true, listFolder: () => undefined },
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

/** As `readFolder` reads it. */
const latin1Of = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, Buffer.from(text).toString("latin1")]),
  );
