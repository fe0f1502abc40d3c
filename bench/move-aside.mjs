// Clears the results of the previous build without removing them: after removing thousands of files, ext4 searches their inodes for
// minutes at each new file, and a build would pay for the one before it.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns a function that moves paths into a new folder in `folder`, which has to be on the same disk; it is removed when the process
 * ends.
 */
export function openAside(folder) {
  mkdirSync(folder, { recursive: true });
  const aside = mkdtempSync(join(folder, "aside-"));
  process.on("exit", () => rmSync(aside, { recursive: true, force: true }));
  let moved = 0;
  return (...paths) => {
    for (const path of paths) if (existsSync(path)) renameSync(path, join(aside, `${moved++}`));
  };
}
