import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A folder whose files are read and written by path. */
export interface EditableSite {
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Fails if the text to replace is missing. */
  replace(file: string, from: string, to: string): void;
  remove(file: string): void;
}

export function siteAt(root: string): EditableSite {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const replace = (file: string, from: string, to: string) => {
    if (!read(file).includes(from)) throw new Error(`${file} does not hold ${from}`);
    write(
      file,
      read(file).replace(from, () => to),
    );
  };
  const remove = (file: string) => rmSync(join(root, file), { recursive: true });
  return { root, read, write, replace, remove };
}

/** Returns a function that gives a site back the files that it has now. Empty folders may remain. */
export function rememberFiles(root: string): () => void {
  const list = () =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const before = new Map(list().map((file) => [file, readFileSync(file)]));
  return () => {
    for (const file of list()) if (!before.has(file)) rmSync(file);
    for (const [file, bytes] of before) {
      mkdirSync(dirname(file), { recursive: true });
      if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
    }
  };
}
