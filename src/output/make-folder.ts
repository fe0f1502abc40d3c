import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder and its parents. Node's `recursive` option never ends in a folder that accepts no others, such as `/proc`. Throws the
 * file system's errors.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    const parent = dirname(path);
    if (code !== "ENOENT" || parent === path) throw error;
    makeFolder(parent);
    mkdirSync(path);
  }
}
