import { join } from "node:path";
import { orNothing } from "../util/or-nothing.js";
import { readPlainFile } from "./plain-file.js";

/** The text of a file of the site, to show a place in it; undefined if it cannot be read. */
export function readSource(root: string, file: string): string | undefined {
  return orNothing(() => readPlainFile(join(root, file)).toString("utf8"));
}
