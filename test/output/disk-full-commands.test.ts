import { cpSync, readdirSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { appWith } from "../support/cli/init-from.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { readFolder } from "../support/read-folder.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { siteAt } from "../support/sites/edit-site.js";
import { addPage, begin, document, noCi, recorded } from "../support/sites/recorded-site.js";
import { tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* A disk that becomes full at a call of a command that writes to the site's folder, and is freed before the next run. */

/** Prepares a folder, and returns the command for a copy of it. */
type Case = (folder: string) => (root: string) => readonly string[];

const ok = (args: readonly string[]) => expect(runWarm(args, noCi).status).toBe(0);
const release = (root: string, today: string) => ["legal", "release", "--root", root, "--today", today];
const copyTo = (folder: string, { root }: { root: string }) =>
  cpSync(root, folder, { recursive: true, verbatimSymlinks: true });

const cases: Readonly<Record<string, Case>> = {
  "a build that adds a URL to the record": (folder) => {
    copyTo(folder, recorded());
    const site = siteAt(folder);
    ok(["build", "--root", folder]);
    addPage(site, "/new");
    site.write(document, `${site.read(document)}\nOne more line.\n`);
    return (root) => ["build", "--root", root];
  },
  "the release of a second version": (folder) => {
    copyTo(folder, begin());
    const site = siteAt(folder);
    ok(release(folder, "2025-08-01"));
    site.replace("site.config.ts", "2025-08-17", "2026-01-01");
    site.write(document, `${site.read(document)}\nOne more line.\n`);
    return (root) => release(root, "2025-12-01");
  },
  "a first build": (folder) => {
    copyTo(folder, begin());
    return (root) => ["build", "--root", root];
  },
  "host --write": (folder) => {
    copyTo(folder, begin());
    return (root) => ["host", "--root", root, "--host", "github-pages", "--write"];
  },
  import: (folder) => {
    const app = appWith({}, "fastlane-ios");
    ok(["init", folder, "--yes", "--from", app]);
    siteAt(app).write("fastlane/metadata/en-US/subtitle.txt", "Tides, loudly\n");
    siteAt(app).write("fastlane/metadata/en-US/release_notes.txt", "Louder tides.\n");
    return (root) => ["import", "--root", root, "--from", app, "--yes"];
  },
};

/** All files, except those of the cache. */
const filesOf = (root: string) =>
  Object.fromEntries(Object.entries(readFolder(root)).filter(([file]) => !file.startsWith("node_modules/")));

// A thorough run takes all.
test.each(Object.entries(cases).slice(0, isThorough ? undefined : 2))(
  "after a full disk during %s, the next run gives the normal result",
  { timeout: scaledTimeout(240_000) },
  (_, prepare) => {
    const folder = tempFolder(onTestFinished);
    const args = prepare(folder);
    /** Runs the command in a copy; returns its folder, its exit code, and the number of calls that need space. */
    const run = (fullAt: number, isOnce: boolean) => {
      const root = tempFolder(onTestFinished);
      cpSync(folder, root, { recursive: true, verbatimSymlinks: true });
      const env = { ...noCi.env, FULL_AT: `${fullAt}`, FULL_ONCE: `${isOnce}` };
      const { status, stderr } = runWarm(args(root), { env });
      return { root, status, calls: Number(/^Calls that need space: (\d+)$/m.exec(stderr)?.[1]) };
    };
    const whole = run(Number.MAX_SAFE_INTEGER, false);
    expect(whole).toMatchObject({ status: 0, calls: expect.any(Number) });
    expect(whole.calls).toBeGreaterThan(2);
    const expected = filesOf(whole.root);
    // The tests of the functions that write have each call.
    const step = isThorough ? 1 : Math.ceil(whole.calls / 3);
    for (const isOnce of [false, true])
      for (let n = isOnce || isThorough ? 1 : 2; n <= whole.calls; n += step) {
        const { root, status } = run(n, isOnce);
        expect([0, 1], `call ${n}`).toContain(status);
        // If the replaced folder cannot be put aside, the next build removes it.
        const isDone =
          status === 0 && !readdirSync(root).some((name) => name.startsWith(".dist.handbill-old-"));
        if (!isDone) ok(args(root));
        expect(filesOf(root), `call ${n}, ${isDone ? "done" : "again"}`).toEqual(expected);
      }
  },
);
