import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
