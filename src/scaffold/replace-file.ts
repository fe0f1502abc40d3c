import {
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { isRunning } from "../util/is-running.js";

/** Why a file was not replaced, to be shown. */
export class NotReplaced extends Error {
  override name = "NotReplaced";
}

type Content = string | Buffer;

/**
 * Replaces a file whole or not at all, keeping its mode; of a link, what it leads to. Throws NotReplaced if it is not
 * what it was when it was read, and what the system says.
 */
export function replaceFile(file: string, { before, after }: { before: Content; after: Content }): void {
  const target = realpathSync(file);
  const mode = statSync(target).mode;
  stage(target, { content: after, mode }, (staged) => {
    if (!readFileSync(target).equals(Buffer.from(before)))
      throw new NotReplaced("it has changed since it was read");
    renameSync(staged, target);
  });
}

/** Writes a file that is not there yet, whole or not at all. Throws what the system says. */
export function addFile(file: string, content: Content): void {
  mkdirSync(dirname(file), { recursive: true });
  stage(file, { content, mode: 0o644 }, (staged) => {
    // Unlike a rename, a link replaces nothing.
    linkSync(staged, file);
    rmSync(staged);
  });
}

function stage(
  target: string,
  { content, mode }: { content: Content; mode: number },
  move: (staged: string) => void,
): void {
  const folder = dirname(target);
  const staged = join(folder, `.${basename(target)}.handbill-${process.pid}`);
  removeLeftovers(folder);
  try {
    // One that is there already belongs to another process.
    writeSynced(staged, content, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") rmSync(staged, { force: true });
    throw error;
  }
  try {
    move(staged);
    syncFolder(folder);
  } catch (error) {
    rmSync(staged, { force: true });
    throw error;
  }
}

/** Writes a new file that a power cut does not take back. */
function writeSynced(file: string, content: Content, mode: number): void {
  const descriptor = openSync(file, "wx", mode);
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Lets a power cut not take back that a file has its name. Windows knows no such call for folders. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const leftover = /^\..+\.handbill-(\d+)$/;
/** A process of another machine on the same disk cannot be seen: its file is new. */
const oldMs = 60_000;

/** Removes what a killed run has left in a folder. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = leftover.exec(name) ?? [];
    const path = join(folder, name);
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      if (Date.now() - lstatSync(path).mtimeMs > oldMs) rmSync(path);
    } catch {
      // another run has removed it
    }
  }
}
