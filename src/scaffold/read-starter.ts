import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFilesBelow } from "../files/list-below.js";
import { compareText } from "../util/compare.js";
import type { ProjectFiles } from "./write-project.js";

/** Files from building the starter itself. */
const built = /^(?:dist|node_modules|\.dist\.handbill-[^/]*)(?:\/|$)/;

/** Next to the compiled code. */
const shipped = new URL("../starter", import.meta.url);

export function readStarter(folder: string = fileURLToPath(shipped)): ProjectFiles {
  const files = listFilesBelow(folder)
    .filter((path) => !built.test(path))
    .sort(compareText);
  return new Map(
    files.map((path) => {
      const bytes = readFileSync(join(folder, path));
      return [path, /\.(?:png|jpe?g|webp|woff2?)$/.test(path) ? bytes : bytes.toString()];
    }),
  );
}
