import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { listSome } from "../text/list-some.js";
import { compareText } from "../util/compare.js";
import { reasonOf } from "../util/system-error.js";
import { isLeftover, removeEmptyFolders, removeLeftovers, stageIn } from "./replace-file.js";

/** Path relative to the folder, with slashes, and content. */
export type ProjectFiles = ReadonlyMap<string, string | Buffer>;

/** Files in a folder that still counts as empty. */
const harmless = [".git", ".DS_Store"];

/** Reports and returns false if a folder contains anything that a new site could overwrite. */
export function checkEmpty(folder: string, { shown, log }: { shown: string; log: Diagnostics }): boolean {
  let names: string[];
  try {
    names = listOthers(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return true;
    const reason = code === "ENOTDIR" ? "it is a file" : reasonOf(error);
    log.add("scaffold/cannot-write", { folder: shown, reason });
    return false;
  }
  if (names.length === 0) return true;
  log.add("scaffold/folder-not-empty", { folder: shown, files: listSome(names, 3) });
  return false;
}

/** Writes a new site atomically: all of it, or nothing. Reports a failure and returns false. */
export function writeProject(
  folder: string,
  files: ProjectFiles,
  { shown, log }: { shown: string; log: Diagnostics },
): boolean {
  const moved: string[] = [];
  let made: string | undefined;
  let stage: string | undefined;
  try {
    made = mkdirSync(folder, { recursive: true });
    removeLeftovers(folder, 0);
    stage = stageIn(folder, "init");
    mkdirSync(stage);
    for (const [file, content] of files) {
      const staged = join(stage, file);
      mkdirSync(dirname(staged), { recursive: true });
      writeFileSync(staged, content, { flag: "wx" });
    }
    if (listOthers(folder).length > 0) throw new Error("another program wrote files into it");
    for (const name of readdirSync(stage).sort(compareText)) {
      // A rename would replace an existing file.
      if (existsSync(join(folder, name))) throw new Error(`another program wrote ${name}`);
      renameSync(join(stage, name), join(folder, name));
      moved.push(name);
    }
    rmdirSync(stage);
    return true;
  } catch (error) {
    for (const name of moved) rmSync(join(folder, name), { recursive: true, force: true });
    if (stage !== undefined) rmSync(stage, { recursive: true, force: true });
    if (made !== undefined) removeEmptyFolders(folder, made);
    log.add("scaffold/cannot-write", { folder: shown, reason: reasonOf(error) });
    return false;
  }
}

const listOthers = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !harmless.includes(name) && !isLeftover(name))
    .sort(compareText);
