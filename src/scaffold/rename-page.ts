import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { compareText } from "../util/compare.js";
import type { PageMove, SiteTexts } from "./plan/plan-page-move.js";
import { NotReplaced, replaceFile } from "./replace-file.js";

const folders = ["pages", "messages", "legal", "content"];
const isText = (file: string) => /\.(?:tsx?|json|md)$/.test(file);

/** The texts of a site that may contain a link. Released versions are excluded, because they never change. */
export function readSiteTexts(root: string, configFile: string): SiteTexts {
  const files = folders.flatMap((folder) => {
    const path = join(root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(root.length + 1)
          .replaceAll("\\", "/"),
      )
      .filter((file) => isText(file) && !file.startsWith("legal/history/"));
  });
  const all = [...files.sort(compareText), configFile];
  return new Map(all.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Moves a page and updates links to it, or changes nothing. Throws NotReplaced, or the system's errors. */
export function renamePage(root: string, { moves, edits }: PageMove, before: SiteTexts): void {
  const taken = moves.find(([, to]) => existsSync(join(root, to)));
  if (taken) throw new NotReplaced(`${taken[1]} is there already`);
  const undo: (() => void)[] = [];
  try {
    for (const [file, after] of edits) {
      const texts = { before: before.get(file) ?? "", after };
      replaceFile(join(root, file), texts);
      undo.push(() => replaceFile(join(root, file), { before: texts.after, after: texts.before }));
    }
    for (const [from, to] of moves) {
      mkdirSync(dirname(join(root, to)), { recursive: true });
      renameSync(join(root, from), join(root, to));
      undo.push(() => renameSync(join(root, to), join(root, from)));
    }
  } catch (error) {
    for (const one of undo.reverse()) one();
    throw error;
  }
}
