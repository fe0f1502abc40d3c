import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { OutputFolder } from "./output-folder.js";

/**
 * Clears what a run left behind that was killed while it committed. If it was killed between
 * the two renames of the swap, the folder that it had put aside comes back.
 */
export function recoverOutput(folder: OutputFolder): void {
  for (const name of listBeside(folder, folder.replacedPrefix)) {
    const path = join(folder.parent, name);
    if (!existsSync(folder.path)) renameSync(path, folder.path);
    else rmSync(path, { recursive: true, force: true });
  }
  for (const name of listBeside(folder, folder.stagePrefix))
    rmSync(join(folder.parent, name), { recursive: true, force: true });
}

/** The leftovers of processes that are gone; what a living one uses is its own. */
function listBeside({ parent }: OutputFolder, prefix: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent).filter(
    (name) => name.startsWith(prefix) && !isOtherRunning(Number(name.slice(prefix.length))),
  );
}

function isOtherRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
