import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** Why a file was not replaced, to be shown. */
export class NotReplaced extends Error {
  override name = "NotReplaced";
}

type Content = string | Buffer;

/**
 * Replaces a file whole or not at all, keeping its mode; of a link, what it leads to. Throws NotReplaced if it is not
 * what it was when it was read, and what the system says.
 */
export function replaceFile(file: string, { before, after }: { before: Content; after: Content }): void {
  const target = realpathSync(file);
  const mode = statSync(target).mode;
  stage(target, { content: after, mode }, (staged) => {
    if (!readFileSync(target).equals(Buffer.from(before))) throw new NotReplaced("it was changed meanwhile");
    renameSync(staged, target);
  });
}

/** Writes a file that is not there yet, whole or not at all. Throws what the system says. */
export function addFile(file: string, content: Content): void {
  mkdirSync(dirname(file), { recursive: true });
  stage(file, { content, mode: 0o644 }, (staged) => {
    // Unlike a rename, a link replaces nothing.
    linkSync(staged, file);
    rmSync(staged);
  });
}

function stage(
  target: string,
  { content, mode }: { content: Content; mode: number },
  move: (staged: string) => void,
): void {
  const staged = join(dirname(target), `.${basename(target)}.handbill-${process.pid}`);
  // One that is there already is another's.
  writeFileSync(staged, content, { flag: "wx", mode });
  try {
    move(staged);
  } catch (error) {
    rmSync(staged, { force: true });
    throw error;
  }
}
