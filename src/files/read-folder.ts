import { readFileSync } from "node:fs";
import { join } from "node:path";
import { manifestFile } from "../model/serving.js";
import type { OutputFile } from "../model/tree.js";
import { compareText } from "../util/compare.js";
import { listBelow } from "./list-below.js";

/**
 * All files of a folder that was published before, ordered by path.
 * `folder` is absolute; `name` is how diagnostics call it, empty for the project's own folder. Throws Node's error if it cannot be read.
 */
export function readFolder(folder: string, name: string): Map<string, OutputFile> {
  const files = listBelow(folder)
    .flatMap(({ path, entry }) => (entry.isFile() && path !== manifestFile ? path : []))
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
