import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The file that Git holds while it changes the work tree around a folder; undefined outside of a work tree. */
export function gitLockOf(folder: string): string | undefined {
  const entry = join(folder, ".git");
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return join(entry, "index.lock");
  if (stats?.isFile()) {
    // In a linked work tree, a file names the Git folder.
    const named = /^gitdir: (.+)$/m.exec(readFileSync(entry, "utf8"))?.[1];
    return named && join(resolve(folder, named), "index.lock");
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : gitLockOf(parent);
}

export const isThere = (file: string | undefined) => file !== undefined && existsSync(file);
