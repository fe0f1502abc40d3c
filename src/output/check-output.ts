import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { homedir, userInfo } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { sourceFolders } from "../model/project-files.js";
import { listSome } from "../text/list-some.js";
import { orNothing } from "../util/or-nothing.js";
import type { OutputContent } from "./foreign-files.js";
import { isMountPoint } from "./mount-points.js";
import type { OutputFolder } from "./output-folder.js";

/** Folders that other tools use. */
const toolFolders = new Set([".git", ".hg", ".svn", "node_modules"]);
/** With more files than this, the folder must have another purpose. */
const foreignMost = 1000;

/** Checks the location of an output folder; reports why it must not be replaced. */
export function checkOutputPlace(
  { path }: OutputFolder,
  root: string,
  log: Pick<Diagnostics, "add">,
): boolean {
  const args = { outDir: path };
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const real = realPath(path);
  const folder = sourceFolders.find((name) => {
    const source = realPath(join(root, name));
    return holds(source, real) || holds(real, source);
  });
  const what = protectionOf(real, realPath(root));
  if (stats?.isSymbolicLink()) log.add("commit/output-is-link", args);
  else if (stats && !stats.isDirectory()) log.add("commit/output-is-file", args);
  else if (holds(real, realPath(root))) log.add("commit/output-holds-project", args);
  else if (folder !== undefined) log.add("commit/output-in-sources", { ...args, folder: `${folder}/` });
  else if (what !== undefined) log.add("commit/output-protected", { ...args, what });
  else return true;
  return false;
}

/**
 * Checks the content of an output folder; reports why it must not be deleted. With `force`, unknown files in handbill's folder may be.
 */
export function checkOutputContent(
  { path }: OutputFolder,
  { content, force }: { content: OutputContent; force: boolean },
  log: Diagnostics,
): boolean {
  const { isOurs, foreign, foreignFolder } = content;
  const args = { outDir: path, files: listSome(foreign, 3) };
  if (foreignFolder) {
    const what = foreignFolder.kind === "repository" ? "a repository" : "another disk";
    log.add("commit/output-protected", {
      outDir: path,
      what: `a folder that contains ${what}, ${foreignFolder.path}`,
    });
  } else if (foreign.length > 0 && (!isOurs || foreign.length >= foreignMost))
    log.add("commit/output-not-ours", { ...args, count: String(foreign.length) });
  else if (foreign.length > 0 && !force) log.add("commit/foreign-files", args);
  else return true;
  return false;
}

/** The kinds of folders that are never replaced, whatever they contain. */
function protectionOf(path: string, root: string): string | undefined {
  const parts = (holds(root, path) ? relative(root, path) : path).toLowerCase().split(sep);
  const tool = parts.find((part) => toolFolders.has(part));
  if (tool !== undefined) return `in ${tool}`;
  if (listHomes().some((home) => holds(path, realPath(home))))
    return "a home folder, or a folder that contains one";
  return isMountPoint(path) ? "the mount point of a disk" : undefined;
}

/** A user in a container may have no entry. */
const listHomes = (): string[] =>
  [homedir(), orNothing(() => userInfo().homedir) ?? ""].filter((home) => home !== "");

/** Whether a path is a folder or inside it, under any name: another case, a second mount. */
function holds(folder: string, path: string): boolean {
  if (path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return true;
  const identity = identityOf(folder);
  return identity !== undefined && listAncestors(path).some((ancestor) => identityOf(ancestor) === identity);
}

function identityOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stats && `${stats.dev}:${stats.ino}`;
}

function listAncestors(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [path, ...listAncestors(parent)];
}

/** The path without symbolic links, as far as it exists. */
function realPath(path: string): string {
  const absolute = resolve(path);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(realPath(parent), relative(parent, absolute));
}
