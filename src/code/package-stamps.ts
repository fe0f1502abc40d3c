import { join } from "node:path";
import { readPlainFile } from "../files/plain-file.js";
import { installedFiles } from "../model/project-files.js";
import { digestOf } from "../util/hash-of.js";
import { orNothing } from "../util/or-nothing.js";

/** A digest of each file that shows which packages are installed; empty for a missing file. */
export const packageStamps = (root: string): string[] =>
  installedFiles.map((file) => orNothing(() => digestOf(readPlainFile(join(root, file)))) ?? "");
