import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../support/temp-site.js";

/*
 * `npm ci` installs what the lock file lists, and refuses one that lacks something, if only for another platform.
 * `npm run test:platforms` runs npm itself.
 */

interface Locked {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly os?: readonly string[];
}

const text = readFileSync(join(repository, "package-lock.json"), "utf8");
const locked = new Map<string, Locked>(Object.entries(JSON.parse(text).packages));

/** The node_modules folders that Node searches for a package's imports, nearest first. */
function listModuleFolders(folder: string): string[] {
  const parts = folder === "" ? [] : folder.split("/node_modules/");
  return [
    ...parts.map((_, index) => `${parts.slice(0, index + 1).join("/node_modules/")}/`).reverse(),
    "",
  ].map((path) => `${path}node_modules/`);
}

test("the lock file has an entry for each dependency of its packages, also for other platforms", () => {
  const missing = [...locked].flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !listModuleFolders(folder).some((modules) => locked.has(modules + name)))
      .map((name) => `${folder}: ${name}`),
  );
  expect(missing).toEqual([]);
  const platforms = new Set([...locked.values()].flatMap(({ os = [] }) => os));
  expect([...platforms]).toEqual(expect.arrayContaining(["darwin", "linux", "win32"]));
});

test("the lock file contains no registry URL", () => {
  expect(text.match(/"resolved"|:\/\/registry\b/g)).toBeNull();
});
