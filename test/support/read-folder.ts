import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The files of a folder with their contents, byte for byte. */
export function readFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, "latin1")]));
}
