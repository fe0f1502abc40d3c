import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { orNothing } from "../util/or-nothing.js";
import { reasonOf } from "../util/system-error.js";
import { addFile, NotReplaced, replaceFile } from "./replace-file.js";
import { removeEmptyFolders } from "./write-project.js";

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
