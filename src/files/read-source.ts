import { join } from "node:path";
import { readPlainFile } from "./plain-file.js";

/** The text of a file of the site, to show a place in it; undefined if it cannot be read. */
export function readSource(root: string, file: string): string | undefined {
  try {
    return readPlainFile(join(root, file)).toString("utf8");
  } catch {
    return undefined;
  }
}
