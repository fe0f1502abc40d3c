import { randomBytes } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, unlinkSync } from "node:fs";
import { rmdir } from "node:fs/promises";
import { join } from "node:path";
import { manifestFile } from "../model/hosts/serving.js";
import { orNothing } from "../util/or-nothing.js";
import { parseOwner } from "./lock-owner.js";
import { isBegunManifest } from "./manifest.js";
import { kindOf, type OutputFolder } from "./output-folder.js";

/**
 * Finds the remains of a killed commit next to an output folder: the folders that it moved aside to replace them, and others. They are
 * certainly ours: they have one of our names and contain what we wrote. Anything else belongs to others, whatever its name.
 */
export function findLeftovers(folder: OutputFolder) {
  const backups: string[] = [];
  const others: string[] = [];
  if (!existsSync(folder.parent)) return { backups, others };
  for (const name of readdirSync(folder.parent)) {
    const kind = kindOf(name, folder);
    const path = join(folder.parent, name);
    if (kind === undefined || !isOurs(path, kind)) continue;
    (kind === "old" ? backups : others).push(path);
  }
  return { backups, others };
}

/**
 * Restores a folder that was moved aside if there is no output folder, and removes the rest. Only for the owner of the lock, which
 * consists of the files `locks`, so no other process is writing. Files that cannot be removed stay, because they do no harm.
 */
export async function clearLeftovers(folder: OutputFolder, locks: readonly string[]): Promise<void> {
  const { backups, others } = findLeftovers(folder);
  for (const path of backups) {
    if (!existsSync(folder.path)) renameSync(path, folder.path);
    else await discard(path, folder);
  }
  for (const path of others) if (!locks.includes(path)) await removeAll(path);
}

/** Removes a replaced folder. It is renamed first, so that a partly removed folder never counts as a complete one. */
export async function discard(path: string, folder: OutputFolder): Promise<void> {
  const gone = folder.trash(randomBytes(8).toString("hex"));
  try {
    renameSync(path, gone);
  } catch {
    return; // the next commit tries again
  }
  await removeAll(gone);
}

/** Removes as much as possible; the files that identify the folder as ours go last, so that the next commit can continue. */
export async function removeAll(path: string): Promise<void> {
  const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  // A folder that cannot be listed cannot be removed either.
  const inside = isFolder ? (orNothing(() => readdirSync(path)) ?? []) : [];
  const names = inside.filter((name) => name !== manifestFile);
  const removed = await Promise.all(names.map((name) => canRemove(join(path, name))));
  if (!removed.includes(false)) await canRemove(path);
}

/** Removes a file or a folder; returns whether that worked. It may belong to another user, or its disk may be read-only. */
async function canRemove(path: string): Promise<boolean> {
  try {
    await remove(path, lstatSync(path).isDirectory());
    return true;
  } catch {
    // Node has further ways to remove it, such as on Windows.
    return orNothing(() => rmSync(path, { recursive: true, force: true }) ?? true) ?? false;
  }
}

/**
 * Removes folders concurrently: ext4 takes up to 2 ms for each, and a hundredth of that for a file. `rmSync` takes twice the processor
 * time, since it tries each folder before it is empty.
 */
async function remove(path: string, isFolder: boolean): Promise<void> {
  if (!isFolder) return unlinkSync(path);
  const removed = await Promise.allSettled(
    readdirSync(path, { withFileTypes: true }).map((entry) =>
      remove(`${path}/${entry.name}`, entry.isDirectory()),
    ),
  );
  for (const result of removed) if (result.status === "rejected") throw result.reason;
  await rmdir(path);
}

function isOurs(path: string, kind: NonNullable<ReturnType<typeof kindOf>>): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  try {
    if (kind === "lock" || kind === "draft") return stats?.isFile() === true && isLockOfOurs(path, kind);
    return stats?.isDirectory() === true && isFolderOfOurs(path);
  } catch {
    return false; // an unreadable folder may not be ours
  }
}

/** Whether a file is our lock or its draft; a draft may be empty, since nothing is lost with it. */
function isLockOfOurs(path: string, kind: "lock" | "draft"): boolean {
  const text = readFileSync(path, "utf8");
  return parseOwner(text) !== undefined || (kind === "draft" && text === "");
}

/** Whether a commit has created the folder: it is empty, or contains a manifest, possibly an incomplete one. */
function isFolderOfOurs(path: string): boolean {
  const names = readdirSync(path);
  if (names.length === 0) return true;
  const manifest = join(path, manifestFile);
  if (lstatSync(manifest, { throwIfNoEntry: false })?.isFile() !== true) return false;
  const text = readFileSync(manifest, "utf8");
  return isBegunManifest(text) || (names.length === 1 && text === "");
}
