import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readAgain } from "../src/documents/read-again.js";
import { BuildCache } from "../src/effects/build-cache.js";

const root = mkdtempSync(join(tmpdir(), "handbill-read-again-"));
mkdirSync(join(root, "legal"));
const files = ["legal/a.md", "legal/b.md", "legal/c.md"];
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  writeFileSync(join(root, file), `---\ntitle: A text\ndescription: What it says.\n---\n\n${text}\n`);
  return join(root, file);
};

let cache = new BuildCache();
beforeEach(() => {
  cache = new BuildCache();
  for (const file of files) write(file, "Once.");
});

/** The results of a build for each file; an interrupted build ends before anything is made. */
async function build(changed: readonly string[] | undefined, { of = files, isLeft = false } = {}) {
  cache.begin(changed);
  const { parse, resolve } = readAgain(of, { root, cache });
  await parse();
  return isLeft ? [] : await resolve(undefined);
}

test("only what has changed is made again", async () => {
  const first = await build(undefined);
  const isSame = (files: readonly unknown[]) => files.map((file, place) => file === first[place]);
  expect(isSame(await build([]))).toEqual([true, true, true]);
  const second = await build([write("legal/b.md", "Twice.")]);
  expect(isSame(second)).toEqual([true, false, true]);
  expect(second.map(({ sourceFile }) => sourceFile)).toEqual(files);
  expect(await build([join(root, "other.css")])).toEqual(second);
});

test("what changed while a build was left is made by the next one", async () => {
  const first = await build(undefined);
  await build([write("legal/a.md", "Twice.")], { isLeft: true });
  const next = await build([write("legal/c.md", "Twice.")]);
  expect(next.map((file, place) => file === first[place])).toEqual([false, true, false]);
});

test("one that cannot be read is checked each time, and is there as soon as it can be", async () => {
  const unreadable = "---\ntitle: [\n---\n";
  writeFileSync(join(root, "legal/b.md"), unreadable);
  const first = await build(undefined);
  expect(first.map(({ diagnostics }) => diagnostics.length > 0)).toEqual([false, true, false]);
  write("legal/b.md", "Mended.");
  const mended = await build([]);
  expect(mended.map(({ diagnostics }) => diagnostics.length > 0)).toEqual([false, false, false]);
});

test("files that come and go", async () => {
  await build(undefined, { of: ["legal/a.md", "legal/b.md"] });
  const all = await build(undefined);
  expect(all.map(({ sourceFile }) => sourceFile)).toEqual(files);
  const left = await build(undefined, { of: ["legal/a.md", "legal/c.md"] });
  expect(left).toEqual([all[0], all[2]]);
  const next = await build([write("legal/c.md", "Twice.")], { of: ["legal/a.md", "legal/c.md"] });
  expect(next.map((file, place) => file === left[place])).toEqual([true, false]);
});
