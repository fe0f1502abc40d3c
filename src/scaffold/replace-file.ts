import {
  closeSync,
  fsyncSync,
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
import { linkNew } from "../files/link-new.js";
import { isRunning } from "../util/is-running.js";
import { orNothing } from "../util/or-nothing.js";

export class NotReplaced extends Error {
  override name = "NotReplaced";
}

type Content = string | Buffer;

/**
 * Replaces a file atomically, keeping its mode; follows a link. Throws NotReplaced if it changed since it was read, or the system's
 * errors.
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

/** Replaces a file as it was read; without `before`, adds a new one. Throws as these do. */
export function writeOver(
  file: string,
  { before, after }: { before: Content | undefined; after: Content },
): void {
  if (before === undefined) addFile(file, after);
  else replaceFile(file, { before, after });
}

/** Writes a new file atomically. Throws the system's errors. */
export function addFile(file: string, content: Content): void {
  mkdirSync(dirname(file), { recursive: true });
  stage(file, { content, mode: 0o644 }, (staged) => {
    linkNew(staged, file);
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
    // An existing one belongs to another process.
    writeFileSync(staged, content, { flag: "wx", mode, flush: true });
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

/** Syncs a folder, so that a file's name survives a power cut. Windows does not support that for folders. */
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
/** Processes of other machines on the same disk are not visible: files younger than this may be theirs. */
const oldMs = 60_000;

function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = leftover.exec(name) ?? [];
    const path = join(folder, name);
    if (pid === undefined || isRunning(Number(pid))) continue;
    // Another run may remove it at the same time.
    orNothing(() => Date.now() - lstatSync(path).mtimeMs > oldMs && rmSync(path));
  }
}
