import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { installedFiles } from "../model/project-files.js";
import { digestOf } from "../util/hash-of.js";

/** A digest of each file that shows which packages are installed; empty for a missing file. */
export const packageStamps = (root: string): string[] =>
  installedFiles.map((file) => digestOfFile(join(root, file)));

function digestOfFile(file: string): string {
  try {
    if (!statSync(file).isFile()) return ""; // reading a pipe never ends
    return digestOf(readFileSync(file));
  } catch {
    return "";
  }
}
