import { constants, copyFileSync, linkSync } from "node:fs";

/** The errors of file systems without hard links, such as exFAT and some network disks. */
const withoutLinks = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EINVAL"]);

/**
 * Gives a complete file another name; a disk without hard links gets a copy. Unlike a rename, this does not replace an existing file:
 * throws EEXIST. Throws the system's errors. `link` is for tests.
 */
export function linkNew(from: string, to: string, link = linkSync): void {
  try {
    link(from, to);
  } catch (error) {
    if (!withoutLinks.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}
