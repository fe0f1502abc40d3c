import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FSWatcher } from "chokidar";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { scaledTimeout } from "../../../test/support/scaled-timeout.js";
import { tempFolder } from "../../../test/support/temp-site.js";
import { FileWatcher } from "./file-watcher.js";

const waiting = { timeout: scaledTimeout(20_000) };

/** A site's folder and one outside, each with a file; collects the events in them. */
function newFolders() {
  const parent = tempFolder(onTestFinished);
  const reported = new Set<string>();
  const newFolder = (name: string) => {
    const folder = join(parent, name);
    const file = join(folder, "a.css");
    const fill = () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, "");
    };
    const edit = async () => {
      await vi.waitFor(() => {
        reported.clear();
        writeFileSync(file, String(performance.now()));
        return vi.waitFor(() => expect(reported).toContain(file), { timeout: 1000, interval: 20 });
      }, waiting);
    };
    fill();
    return { folder, file, fill, edit, remove: () => rmSync(folder, { recursive: true, force: true }) };
  };
  const site = newFolder("site");
  const watch = () => {
    const watcher = new FileWatcher({
      root: site.folder,
      outDir: join(site.folder, "dist"),
      onChange: (paths) => {
        for (const path of paths) reported.add(path);
      },
      onError: (error) => {
        throw error;
      },
    });
    onTestFinished(() => watcher.close());
    return watcher;
  };
  return { parent, site, other: newFolder("other"), watch, reported };
}

/** Acts while a folder is being read, before it is watched, by any watcher except `notBy`. */
function whileRead(folder: string, act: () => void, notBy?: unknown): Promise<void> {
  const read = FSWatcher.prototype._readdirp;
  return new Promise((resolve) => {
    const spy = vi.spyOn(FSWatcher.prototype, "_readdirp").mockImplementation(function (
      this: FSWatcher,
      ...asked
    ) {
      const listing = read.apply(this, asked);
      if (asked[0] === folder && this !== notBy) {
        spy.mockRestore();
        act();
        resolve();
      }
      return listing;
    });
    onTestFinished(() => spy.mockRestore());
  });
}

describe("a folder that disappeared before it was watched is watched when it returns:", {
  timeout: scaledTimeout(60_000),
}, () => {
  test("the site's own, missing from the start", async () => {
    const { parent, site, watch } = newFolders();
    watch();
    renameSync(site.folder, join(parent, "away"));
    await new Promise((resolve) => setTimeout(resolve, 500));
    renameSync(join(parent, "away"), site.folder);
    await site.edit();
  });

  test("the site's own, during its first read", async () => {
    const { site, watch } = newFolders();
    const removed = whileRead(site.folder, site.remove);
    watch();
    await removed;
    await new Promise((resolve) => setTimeout(resolve, 500));
    site.fill();
    await site.edit();
  });

  test("a folder outside, during its first read", async () => {
    const { site, other, watch } = newFolders();
    const watcher = watch();
    await site.edit();
    const removed = whileRead(other.folder, other.remove);
    watcher.watchAlso([other.file]);
    await removed;
    await new Promise((resolve) => setTimeout(resolve, 500));
    other.fill();
    await other.edit();
  });

  test("a folder outside that returned briefly", async () => {
    const { site, other, watch } = newFolders();
    const adding = vi.spyOn(FSWatcher.prototype, "add");
    onTestFinished(() => adding.mockRestore());
    const watcher = watch();
    watcher.watchAlso([other.file]);
    await other.edit();
    other.remove();
    const removed = whileRead(other.folder, other.remove, adding.mock.contexts[0]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    other.fill();
    await removed;
    await site.edit();
    other.fill();
    await other.edit();
  });
});

test("an emptied file is reported when it has text again, or if it stays empty", async () => {
  const { site, watch, reported } = newFolders();
  watch();
  await site.edit();
  // Neither reading folders nor a busy machine may end the wait.
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  reported.clear();
  writeFileSync(site.file, "");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(reported).not.toContain(site.file);
  writeFileSync(site.file, "main {}");
  await vi.waitFor(() => expect(reported).toContain(site.file), waiting);
  clock.mockRestore();
  reported.clear();
  writeFileSync(site.file, "");
  await vi.waitFor(() => expect(reported).toContain(site.file), waiting);
});
