import { chownSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A user with no rights of its own, for tests that run as root: `nobody` on Linux and macOS. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** Options for a child process that must not run as root. */
export const unprivileged = isRoot ? { uid: nobody, gid: nobody } : {};

/** Gives a folder and its content to that user. */
export function handOver(folder: string): void {
  if (!isRoot) return;
  chownSync(folder, nobody, nobody);
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    chownSync(join(folder, entry), nobody, nobody);
}
