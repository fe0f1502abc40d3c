import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { linkNew } from "../files/link-new.js";
import { isRunning } from "../util/is-running.js";
import { orNothing } from "../util/or-nothing.js";
import { reasonOf } from "../util/system-error.js";

export class NotReplaced extends Error {
  override name = "NotReplaced";
}

type Content = string | Buffer;

/** Replaces a file atomically; follows a link. Throws NotReplaced if it changed since it was read, or the system's errors. */
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
  const staged = stageIn(folder, basename(target));
  removeLeftovers(folder);
  try {
    writeFileSync(staged, content, { flag: "wx", mode, flush: true });
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

/** A temporary name. Containers on one disk, and a container that starts again, may have the same process ids. */
export const stageIn = (folder: string, name: string): string =>
  join(folder, `.${name}.handbill-${process.pid}-${randomBytes(4).toString("hex")}`);

const leftover = /^\..+\.handbill-(\d+)(?:-[0-9a-f]{8})?$/;
/** Processes of other machines on the same disk are not visible: files younger than this may be theirs. */
const oldMs = 60_000;

/** Whether a file or folder has a temporary name of a run that has ended, or of this one. */
export function isLeftover(name: string): boolean {
  const pid = Number(leftover.exec(name)?.[1]);
  return pid === process.pid || (pid > 0 && !isRunning(pid));
}

/** Removes what killed runs have left in a folder. Call it before this run stages something there. */
export function removeLeftovers(folder: string, minAgeMs = oldMs): void {
  for (const name of orNothing(() => readdirSync(folder)) ?? []) {
    const path = join(folder, name);
    if (!isLeftover(name)) continue;
    // Another run may remove it at the same time.
    orNothing(() => Date.now() - lstatSync(path).mtimeMs >= minAgeMs && rmSync(path, { recursive: true }));
  }
}

export interface FileChanges {
  readonly moves: readonly (readonly [from: string, to: string])[];
  readonly files: readonly (readonly [file: string, text: string])[];
  /** Files with other texts, by their paths before the move. */
  readonly edits: readonly { readonly file: string; readonly before: string; readonly after: string }[];
}

/** Makes all changes, or none of them. Throws NotReplaced, or the system's errors. */
export function changeFiles(root: string, { moves, files, edits }: FileChanges): void {
  const added = [...moves.map(([, to]) => to), ...files.map(([file]) => file)];
  const taken = added.find((file) => existsSync(join(root, file)));
  if (taken !== undefined) throw new NotReplaced(`${taken} already exists`);
  const places = new Map(moves);
  const undo: (() => void)[] = [];
  const makeFolder = (path: string) => {
    const folder = dirname(path);
    const made = mkdirSync(folder, { recursive: true });
    if (made !== undefined) undo.push(() => removeEmptyFolders(folder, made));
  };
  try {
    for (const [from, to] of moves) {
      const [old, next] = [join(root, from), join(root, to)];
      makeFolder(next);
      renameSync(old, next);
      undo.push(() => renameSync(next, old));
    }
    for (const [file, text] of files) {
      const path = join(root, file);
      makeFolder(path);
      addFile(path, text);
      undo.push(() => rmSync(path));
    }
    for (const { file, before, after } of edits) {
      const path = join(root, places.get(file) ?? file);
      replaceFile(path, { before, after });
      undo.push(() => replaceFile(path, { before: after, after: before }));
    }
  } catch (error) {
    const undone = undo.reverse().map((step) => orNothing(() => step() ?? true));
    if (!undone.includes(undefined)) throw error;
    throw new NotReplaced(`${reasonOf(error)}; an earlier change could not be undone`);
  }
}

export function removeEmptyFolders(from: string, to: string): void {
  // Someone else's file may have been added in the meantime.
  orNothing(() => {
    for (let folder = from; ; folder = dirname(folder)) {
      rmdirSync(folder);
      if (folder === to || folder === dirname(folder)) return;
    }
  });
}
