import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { BuildCache } from "../effects/build-cache.js";
import type { ResultStore } from "../effects/result-store.js";
import { digestOfFile } from "../util/hash-of.js";
import { findCached, openCachedDocuments } from "./cached-documents.js";

const root = mkdtempSync(join(tmpdir(), "handbill-cached-documents-"));
mkdirSync(join(root, "legal"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = ["legal/a.md", "legal/b.md", "legal/c.md"];
const store = {} as ResultStore;
let cache = new BuildCache();

function write(file: string, text: string): string {
  writeFileSync(join(root, file), text);
  return join(root, file);
}

beforeEach(() => {
  cache = new BuildCache();
  for (const file of files) write(file, "Once.");
});

/** Builds with a list of changed files; returns the files whose documents are made. An abandoned build caches nothing. */
function build(changed: readonly string[] | undefined, { isLeft = false } = {}): string[] {
  cache.begin(changed);
  const pack = openCachedDocuments({ root, store, cache });
  const cached = findCached(files, { root, cache }, pack);
  const made = files.filter((file) => !cached.has(file));
  if (isLeft) return made;
  for (const file of made)
    pack.set(digestOfFile(file, textOf(file)), { settings: "", notesFile: undefined, texts: [] });
  pack.complete();
  cache.sweep();
  return made;
}

const texts = new Map<string, string>();
const textOf = (file: string) => texts.get(file) ?? "Once.";

function edit(file: string, text: string): string {
  texts.set(file, text);
  return write(file, text);
}

test("watch reads and makes only the documents of changed files", () => {
  texts.clear();
  expect(build(undefined)).toEqual(files);
  expect(build([])).toEqual([]);
  expect(build([edit("legal/b.md", "Twice.")])).toEqual(["legal/b.md"]);
  edit("legal/c.md", "Nobody says that it is changed.");
  expect(build([join(root, "other.css")])).toEqual([]);
  expect(build(undefined)).toEqual(["legal/c.md"]);
});

test("a file that changed during an abandoned build is read by the next one", () => {
  texts.clear();
  build(undefined);
  build([]);
  build([edit("legal/a.md", "Twice.")], { isLeft: true });
  expect(build([edit("legal/c.md", "Twice.")])).toEqual(["legal/a.md", "legal/c.md"]);
});
