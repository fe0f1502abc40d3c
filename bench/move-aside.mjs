// Clears before a build what the one before it left, without removing it: where thousands of files have just gone, ext4
// looks through their inodes for minutes at each file that is made anew, and a build would pay for what ran before it.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Gives what moves paths into a new folder of `folder`, on whose disk they have to be; that is removed when the process ends. */
export function openAside(folder) {
  mkdirSync(folder, { recursive: true });
  const aside = mkdtempSync(join(folder, "aside-"));
  process.on("exit", () => rmSync(aside, { recursive: true, force: true }));
  let moved = 0;
  return (...paths) => {
    for (const path of paths) if (existsSync(path)) renameSync(path, join(aside, `${moved++}`));
  };
}
