import { closeSync, fsync, openSync } from "node:fs";
import { promisify } from "node:util";
import { mapConcurrently } from "../util/map-concurrently.js";

/** Enough for Node's threads and the disk to be busy, few enough for every system's limit of open files. */
const atOnce = 64;

/**
 * Makes the files below a folder survive a power cut. The calls overlap, because a disk completes many in about the time of one. Of the
 * folders only the upper one is synced: file systems write names in the order in which they were made. `heartbeat` is called after each file,
 * because a slow disk takes long for many. Throws the system's errors.
 */
export async function syncFiles(
  files: readonly string[],
  folder: string,
  heartbeat: () => void,
): Promise<void> {
  // Windows asks for the right to write.
  await mapConcurrently(files, atOnce, async (file) => {
    await sync(file, "r+");
    heartbeat();
  });
  await syncFolder(folder);
}

/** Makes the names in a folder survive a power cut, where the system and the disk support that. */
export async function syncFolder(folder: string): Promise<void> {
  await sync(folder, "r").catch(() => {});
}

/** What file systems answer that cannot sync, such as some network and container mounts. */
const unsupported = new Set(["EINVAL", "ENOSYS", "ENOTSUP"]);

/** Only the sync itself waits for the disk; the other two calls are done sooner than Node's threads would start them. */
async function sync(path: string, flags: string): Promise<void> {
  const descriptor = openSync(path, flags);
  try {
    await promisify(fsync)(descriptor);
  } catch (error) {
    if (!unsupported.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
  } finally {
    closeSync(descriptor);
  }
}
