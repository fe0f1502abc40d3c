import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Registers a function to call when a test, or all tests of a file, have ended. */
export type OnEnd = (end: () => void) => void;

export const repository = join(import.meta.dirname, "../..");
export const sitesFolder = join(repository, "test/sites");
export const invalidSitesFolder = join(repository, "test/sites-invalid");

/** A new folder, removed when the test ends. */
export function tempFolder(onEnd: OnEnd): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "handbill-")));
  onEnd(() => removeFolder(folder));
  return folder;
}

/** Restores permissions that a test has removed, if they prevent removal by a user other than root. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    spawnSync("chmod", ["-R", "u+rwX", folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A copy of `test/sites/minimal`, with the files of other folders laid over it. */
export function tempSite(onEnd: OnEnd, ...overlays: string[]): string {
  const root = tempFolder(onEnd);
  for (const folder of [join(sitesFolder, "minimal"), ...overlays]) {
    copySite(folder, root);
  }
  return root;
}

/** Copies a site without its expected output. */
export function copySite(from: string, to: string): void {
  const filter = (path: string) => path !== join(from, "expected");
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}

/** Gives a site packages of the repository, in its own `node_modules`. */
export function linkPackages(root: string, names: readonly string[]): void {
  for (const name of names) {
    const link = join(root, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(repository, "node_modules", name), link, "dir");
  }
}

/** Gives a site the cache of the run, which has the pictures, fonts and cards of this repository's sites already. */
export function shareCache(root: string): void {
  const shared = join(process.env.HANDBILL_TEST_FOLDER ?? tmpdir(), "cache");
  for (const folder of [shared, join(root, "node_modules")]) mkdirSync(folder, { recursive: true });
  symlinkSync(shared, join(root, "node_modules/.cache"), "dir");
}
