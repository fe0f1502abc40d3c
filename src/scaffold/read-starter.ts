import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProjectFiles } from "./write-project.js";

/** Files from building the starter itself. */
const built = /^(?:dist|node_modules|\.dist\.handbill-[^/]*)(?:\/|$)/;

/** Next to the compiled code. */
const shipped = new URL("../starter", import.meta.url);

/** The files of the starter that handbill ships, by path with slashes. */
export function readStarter(folder: string = fileURLToPath(shipped)): ProjectFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file.slice(folder.length).replaceAll("\\", "/").replace(/^\//, ""), file] as const)
    .filter(([path]) => !built.test(path))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(
    files.map(([path, file]) => [
      path,
      /\.(?:png|jpe?g|webp|woff2?)$/.test(path) ? readFileSync(file) : readFileSync(file, "utf8"),
    ]),
  );
}
