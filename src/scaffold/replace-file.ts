import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Why a file was not replaced, to be shown. */
export class NotReplaced extends Error {
  override name = "NotReplaced";
}

/**
 * Replaces a text file whole or not at all, keeping its mode; of a link, what it leads to. Throws NotReplaced if it is
 * not what it was when it was read, and what the system says.
 */
export function replaceFile(file: string, { before, after }: { before: string; after: string }): void {
  const target = realpathSync(file);
  const staged = join(dirname(target), `.${basename(target)}.handbill-${process.pid}`);
  try {
    writeFileSync(staged, after, { flag: "wx", mode: statSync(target).mode });
    if (readFileSync(target, "utf8") !== before) throw new NotReplaced("it was changed meanwhile");
    renameSync(staged, target);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST"))
      rmSync(staged, { force: true });
    throw error;
  }
}
