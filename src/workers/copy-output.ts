import { randomBytes } from "node:crypto";
import { constants, copyFileSync, lstatSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Copied, type CopyTask, removeCopies } from "../cache/spare-output.js";
import { type FileStamp, isAsLeft, type OutputStamps, stampOutput } from "../cache/stamp-output.js";
import { isLikeFresh } from "../output/like-fresh.js";

/**
 * Copies an output folder that is in all as a build has left it, and like what is written now; undefined if it is not, and if
 * the system refuses something. The copy is nobody else's: who finds one that was left by somebody who was ended moves it away first.
 */
export function copyOutput({ outDir, output, to }: CopyTask): Copied | undefined {
  const path = `${to}.${randomBytes(8).toString("hex")}`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    removeCopies(to);
    mkdirSync(path);
    if (copyFiles(output, { outDir, path })) {
      const { names, files, folders } = stampOutput(path, namesOf(output), { hashOf: () => "" });
      return { path, output: { names, files: files.map(withoutMore), folders: folders.map(withoutMore) } };
    }
  } catch {
    // The commit copies what it can use.
  }
  rmSync(path, { recursive: true, force: true });
  return undefined;
}

/** Nobody else has changed it since: its stamp alone says what it is, if it is not younger than that tells. */
const withoutMore = ([name, stamp]: FileStamp): FileStamp => [name, stamp];

const namesOf = ({ files }: OutputStamps) => files.map(([file]) => file);

/** Gives whether each of them is in the copy now. */
function copyFiles(
  { files, folders }: OutputStamps,
  { outDir, path }: { outDir: string; path: string },
): boolean {
  const probe = join(path, "new");
  writeFileSync(probe, "");
  const fresh = lstatSync(probe);
  rmSync(probe);
  // Each by itself: no folder is made again in a place from which the copy was moved away.
  const names = folders.map(([folder]) => folder).sort((a, b) => a.length - b.length);
  for (const folder of names) mkdirSync(join(path, folder));
  return files.every((entry) => {
    const [from, copy] = [join(outDir, entry[0]), join(path, entry[0])];
    const stats = lstatSync(from);
    if (!isLikeFresh(stats, fresh)) return false;
    copyFileSync(from, copy, constants.COPYFILE_FICLONE);
    utimesSync(copy, stats.atimeMs / 1000, stats.mtimeMs / 1000);
    // It is asked now: nothing else can be in the copy then.
    return isAsLeft(outDir, entry);
  });
}
