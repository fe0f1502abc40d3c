import { cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const repository = join(import.meta.dirname, "../..");
export const sitesFolder = join(repository, "test/sites");
export const invalidSitesFolder = join(repository, "test/sites-invalid");

/** A new folder, removed when the test ends. */
export function tempFolder(onEnd: (clear: () => void) => void): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "handbill-")));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of `test/sites/minimal`, with the files of other folders laid over it. */
export function tempSite(onEnd: (clear: () => void) => void, ...overlays: string[]): string {
  const root = tempFolder(onEnd);
  for (const folder of [join(sitesFolder, "minimal"), ...overlays]) {
    cpSync(folder, root, { recursive: true, verbatimSymlinks: true });
  }
  return root;
}
