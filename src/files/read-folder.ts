import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { manifestFile } from "../model/hosts/serving.js";
import type { OutputFile } from "../model/pages/tree.js";
import { compareText } from "../util/compare.js";

/**
 * All files of a published folder, ordered by path. `folder` is absolute; `name` is its name in diagnostics, empty for the project's own
 * folder. Throws Node's error if it cannot be read.
 */
export function readFolder(folder: string, name: string): Map<string, OutputFile> {
  const files = fastGlob
    .sync("**", { cwd: folder, dot: true, suppressErrors: false, followSymbolicLinks: false })
    .filter((file) => file !== manifestFile)
    .sort(compareText);
  return new Map(
    files.map((outputFile) => [
      outputFile,
      {
        outputFile,
        bytes: readFileSync(join(folder, outputFile)),
        from: name === "" ? outputFile : `${name}/${outputFile}`,
      },
    ]),
  );
}
