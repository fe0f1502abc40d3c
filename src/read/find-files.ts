import { accessSync, constants, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { posixPath } from "../core/addresses.js";
import { compareText } from "../core/compare.js";
import { configFile } from "../core/config-file.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { reasonOf } from "../core/system-error.js";
import { notAFile } from "./plain-file.js";
import { listPageFiles } from "./read-pages.js";

export interface FoundFiles {
  readonly pages: readonly string[];
  readonly legal: readonly string[];
  readonly public: readonly string[];
  /** Files below `pages/` and `legal/` that are neither pages nor documents. */
  readonly others: readonly string[];
}

/**
 * Finds the site's files, ordered, so that the disk's own order changes nothing. Reports folders that cannot be
 * read, and what the bundler would wait for without end: it reads these files itself.
 */
export function findFiles(root: string, log: Diagnostics): FoundFiles {
  const find = (pattern: string) => listBelow(pattern, root, log);
  const candidates = [...find("pages/**"), ...find("legal/**")];
  const pages = listPageFiles(candidates.filter((file) => file.startsWith("pages/")));
  const legal = candidates.filter((file) => /^legal\/[^/]*\.md$/.test(file));
  for (const file of pages) checkReadable(file, root, log);
  for (const file of [configFile, "tsconfig.json", "package.json"]) {
    if (existsSync(join(root, file))) checkReadable(file, root, log);
  }
  const known = new Set([...pages, ...legal]);
  const others = candidates.filter((file) => !known.has(file));
  return { pages, legal, public: find("public/**"), others };
}

function listBelow(pattern: string, root: string, log: Diagnostics): string[] {
  const [folder = ""] = pattern.split("/");
  // fast-glob takes a folder that is a file for one that is not there.
  if (statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() === false) {
    log.add("read/cannot-read", { reason: "it is no folder" }, { file: folder });
    return [];
  }
  const options = {
    cwd: root,
    dot: true,
    followSymbolicLinks: false,
    onlyFiles: false,
    markDirectories: true,
    suppressErrors: false,
  };
  try {
    return fastGlob
      .sync(pattern, options)
      .filter((file) => !file.endsWith("/"))
      .sort(compareText);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const file = path === undefined ? folder : posixPath(path.slice(root.length + 1));
    log.add("read/cannot-read", { reason: reasonOf(error) }, { file });
    return [];
  }
}

function checkReadable(file: string, root: string, log: Diagnostics): void {
  const path = join(root, file);
  try {
    const what = notAFile(statSync(path));
    accessSync(path, constants.R_OK);
    if (what !== undefined) log.add("read/cannot-read", { reason: what }, { file });
  } catch (error) {
    log.add("read/cannot-read", { reason: reasonOf(error) }, { file });
  }
}
