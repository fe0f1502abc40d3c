import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { FolderWatcher } from "../../src/serve/watcher/folder-watcher.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { tempFolder } from "../support/temp-site.js";

/** Records which folders are read, and whether that was delayed. */
class Listed extends FolderWatcher {
  readonly listings: { readonly folder: string; readonly isLater: boolean }[] = [];

  override _readdirp(...asked: Parameters<FolderWatcher["_readdirp"]>) {
    const stream = super._readdirp(...asked);
    this.listings.push({ folder: asked[0], isLater: stream?.isPaused() === true });
    return stream;
  }
}

async function watchFolder() {
  const root = tempFolder(onTestFinished);
  writeFileSync(join(root, "a.md"), "one");
  const watcher = new Listed({ followSymlinks: false, atomic: false });
  onTestFinished(() => watcher.close());
  const ready = new Promise<void>((resolve) => void watcher.once("ready", resolve));
  watcher.add(root);
  await ready;
  const next = (event: "raw" | "addDir" | "add" | "change") =>
    new Promise<void>((resolve) => void watcher.once(event, () => resolve()));
  return { root, watcher, next };
}

test("a written file is reported before its folder is read again", {
  timeout: scaledTimeout(20_000),
}, async () => {
  const { root, watcher, next } = await watchFolder();
  expect(watcher.listings.map(({ isLater }) => isLater)).not.toContain(true);
  const [reported, changed] = [next("raw"), next("change")];
  writeFileSync(join(root, "a.md"), "two");
  await reported;
  await changed;
  expect(watcher.listings.at(-1)).toEqual({ folder: root, isLater: true });
  const found = next("add");
  writeFileSync(join(root, "b.md"), "one");
  await found;
});

test("readNow finds a new folder at once", {
  timeout: scaledTimeout(20_000),
}, async () => {
  const { root, watcher, next } = await watchFolder();
  const [reported, found] = [next("raw"), next("addDir")];
  mkdirSync(join(root, "folder"));
  await reported;
  watcher.readNow();
  await found;
  expect(watcher.listings.at(-1)).toEqual({ folder: join(root, "folder"), isLater: false });
});
