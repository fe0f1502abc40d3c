import { statSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Tree } from "../../src/model/tree.js";
import type { OutputFolder } from "../../src/output/output-folder.js";
import { Busy, takeLock } from "../../src/output/output-lock.js";
import { StageAhead } from "../../src/output/stage-ahead.js";
import { commitSite, put, treeOf } from "../support/commit-site.js";
import { pageThread } from "../support/page-thread.js";

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

/** As `readFolder` reads it. */
const latin1Of = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, Buffer.from(text).toString("latin1")]),
  );
