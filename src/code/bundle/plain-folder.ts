import { type Dirent, readdirSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { whyNoFile } from "../../files/plain-file.js";
import { manifestFile } from "../../model/hosts/serving.js";

/** A folder without pipes or devices: it contains only files and folders, and the bundler's settings above it are files too. */
export interface PlainFolder {
  /** Names of folders below it that were not checked. */
  readonly unseen: readonly string[];
}

/** Larger folders are not checked; then the bundler asks. */
const mostEntries = 4000;

/**
 * Checks a folder, given as an absolute path; undefined unless all of it is plain. A link may lead anywhere. Packages and output are not
 * checked.
 */
export function checkFolder(root: string): PlainFolder | undefined {
  const unseen = new Set(["node_modules", ".git"]);
  let count = 0;
  const isPlain = (folder: string, entry: Dirent): boolean => {
    if (!entry.isDirectory()) return entry.isFile();
    if (unseen.has(entry.name)) return true;
    const below = readdirSync(join(folder, entry.name), { withFileTypes: true });
    if (below.some(({ name }) => name === manifestFile)) {
      unseen.add(entry.name);
      return true;
    }
    return areAllPlain(join(folder, entry.name), below);
  };
  const areAllPlain = (folder: string, entries: readonly Dirent[]): boolean => {
    count += entries.length;
    return count <= mostEntries && entries.every((entry) => isPlain(folder, entry));
  };
  try {
    // The bundler uses real paths; those of packages are recognised by their folders.
    if (sep !== "/" || realpathSync(root) !== root || !isPlainAbove(dirname(root))) return undefined;
    return areAllPlain(root, readdirSync(root, { withFileTypes: true }))
      ? { unseen: [...unseen] }
      : undefined;
  } catch {
    return undefined; // the reader reports it
  }
}

function isPlainAbove(folder: string): boolean {
  const isPlain = ["package.json", "tsconfig.json"].every((name) => !whyNoFile(join(folder, name)));
  return isPlain && (dirname(folder) === folder || isPlainAbove(dirname(folder)));
}
