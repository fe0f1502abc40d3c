import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

export interface Found {
  /** Relative to the folder, with slashes. */
  readonly path: string;
  readonly entry: Dirent;
}

/**
 * The content of a folder, an absolute path, recursively and unordered. Links are listed, but not followed: they may lead in circles.
 * Throws Node's error if a folder cannot be read.
 */
export function listBelow(folder: string): Found[] {
  const found: Found[] = [];
  const list = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      found.push({ path, entry });
      if (entry.isDirectory()) list(path);
    }
  };
  list("");
  return found;
}

/** The plain files below a folder, by their paths in it. */
export const listFilesBelow = (folder: string): string[] =>
  listBelow(folder).flatMap(({ path, entry }) => (entry.isFile() ? path : []));
