import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { listSome } from "../../text/list-some.js";
import { compareText } from "../../util/compare.js";
import { orNothing } from "../../util/or-nothing.js";
import { reasonOf } from "../../util/system-error.js";
import { type AppFileKind, type AppFiles, appFileKinds, isSkipped, kindOf } from "./app-file-kinds.js";

/** `files` is per kind, so that many files of one kind do not exclude others. */
const max = { entries: 100_000, files: 10_000 };

const counted = (count: number) => count.toLocaleString("en");

/**
 * Finds the files of an app's project with facts about it, those nearest to its top first. A text may be a link to
 * another text of the listing. Other links are reported and not followed, so that nothing outside the folder and nothing private is read.
 */
export function listAppFiles(root: string, { shown, log }: { shown: string; log: Diagnostics }): AppFiles {
  const found = Object.fromEntries(Object.keys(appFileKinds).map((kind) => [kind, []])) as unknown as Record<
    AppFileKind,
    string[]
  >;
  let left = max.entries;
  const unread = { entries: [] as string[], files: [] as string[] };
  let folders = [""];
  while (folders.length > 0) {
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
        if (!entry.isFile() && !leadsToListing(path)) refuse(path, entry);
        else if (found[kind].length < max.files) found[kind].push(path);
        else unread.files.push(path);
      }
    }
    folders = deeper;
  }
  reportUnread(`only the first ${counted(max.entries)} entries of ${shown} were read`, unread.entries);
  reportUnread(`only the first ${counted(max.files)} files of each kind in ${shown} were read`, unread.files);
  return found;

  function reportUnread(limit: string, paths: readonly string[]): void {
    if (paths.length === 0) return;
    log.add("scaffold/folder-too-large", { limit, unread: listSome(paths, 3) });
  }

  function list(folder: string): Dirent[] {
    try {
      const entries = readdirSync(join(root, folder), { withFileTypes: true });
      const read = entries.sort((one, other) => compareText(one.name, other.name)).slice(0, left);
      left -= read.length;
      if (left === 0) unread.entries.push(folder === "" ? "." : folder);
      return read;
    } catch (error) {
      log.add("scaffold/file-not-used", { reason: reasonOf(error) }, { file: folder === "" ? "." : folder });
      return [];
    }
  }

  function leadsToListing(path: string): boolean {
    const target = orNothing(() => relative(realpathSync(root), realpathSync(join(root, path))));
    return target?.endsWith(".txt") === true && kindOf(target.split(sep).join("/")) !== undefined;
  }

  function refuse(file: string, entry: Dirent): void {
    const reason = entry.isSymbolicLink()
      ? "it is a symbolic link that does not lead to another text of the listing"
      : "it is not a file";
    log.add("scaffold/file-not-used", { reason }, { file });
  }
}

/** The real path of a folder; undefined if there is none that can be read. */
export function resolveAppFolder(folder: string): string | undefined {
  return orNothing(() => (statSync(folder).isDirectory() ? realpathSync(folder) : undefined));
}

const listingKinds: readonly AppFileKind[] = [
  "fastlaneAndroid",
  "androidNotes",
  "androidScreenshot",
  "androidIcon",
];

/** Removes the listings of the app's variants, as in `app-metadata/com.example.app.beta/en-US/`: those of other ids than the app's. */
export function ownListings(files: AppFiles, id: string | undefined): AppFiles {
  const isOwn = (file: string) => id !== undefined && file.split("/").includes(id);
  if (!files.fastlaneAndroid.some(isOwn)) return files;
  const isOfVariant = (file: string) => /(?:^|\/)[a-z]\w*(?:\.\w+){2,}\//i.test(file) && !isOwn(file);
  const own = listingKinds.map((kind) => [kind, files[kind].filter((file) => !isOfVariant(file))]);
  return { ...files, ...Object.fromEntries(own) };
}
