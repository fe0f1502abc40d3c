import { type Dirent, opendirSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { compareText } from "../../util/compare.js";
import { reasonOf } from "../../util/system-error.js";
import { type AppFileKind, type AppFiles, appFileKinds, isSkipped, kindOf } from "./app-file-kinds.js";

/** `files` are those of one kind, so that many of one do not crowd out another. */
const most = { entries: 50_000, depth: 10, files: 500 };

/**
 * Finds the files of an app's project that tell of it, those nearest to its top first. Links are not followed, so that
 * nothing outside the folder is read; a file that is wanted and is a link is reported.
 */
export function listAppFiles(root: string, { shown, log }: { shown: string; log: Diagnostics }): AppFiles {
  const found = Object.fromEntries(Object.keys(appFileKinds).map((kind) => [kind, []])) as unknown as Record<
    AppFileKind,
    string[]
  >;
  let entries = 0;
  let isCut = false;
  let folders = [""];
  for (let depth = 0; folders.length > 0; depth++) {
    const deeper: string[] = [];
    for (const folder of folders) {
      for (const entry of list(folder)) {
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory()) {
          if (!isSkipped(path)) deeper.push(path);
          continue;
        }
        const kind = kindOf(path);
        if (kind === undefined) continue;
        if (!entry.isFile()) refuse(path, entry);
        else if (found[kind].length < most.files) found[kind].push(path);
        else isCut = true;
      }
    }
    folders = deeper;
    if (entries < most.entries && (depth < most.depth || deeper.length === 0)) continue;
    isCut = true;
    break;
  }
  if (isCut) log.add("scaffold/folder-too-large", { folder: shown });
  return found;

  function list(folder: string): Dirent[] {
    const listed: Dirent[] = [];
    try {
      const handle = opendirSync(join(root, folder));
      try {
        for (let entry = handle.readSync(); entry && entries < most.entries; entry = handle.readSync()) {
          entries++;
          listed.push(entry);
        }
      } finally {
        handle.closeSync();
      }
    } catch (error) {
      log.add("scaffold/file-not-used", { reason: reasonOf(error) }, { file: folder === "" ? "." : folder });
    }
    return listed.sort((one, other) => compareText(one.name, other.name));
  }

  function refuse(file: string, entry: Dirent): void {
    const reason = entry.isSymbolicLink() ? "it is a link, and links are not followed" : "it is no file";
    log.add("scaffold/file-not-used", { reason }, { file });
  }
}
