import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { posixPath } from "../core/addresses.js";
import { compareText } from "../core/compare.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { hashOf, manifestFile, parseManifest } from "./manifest.js";
import type { OutputFolder } from "./output-folder.js";

const sourceFolders = ["pages", "legal", "public"];

/** Reports an output folder that must not be replaced, wherever its files came from. */
export function checkOutputPlace({ path }: OutputFolder, root: string, log: Diagnostics): void {
  const outDir = path;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink()) return log.add("commit/output-is-link", { outDir });
  if (stats && !stats.isDirectory()) return log.add("commit/output-is-file", { outDir });
  const real = realPath(path);
  const realRoot = realPath(root);
  if (holds(real, realRoot)) return log.add("commit/output-holds-project", { outDir });
  const folder = sourceFolders.find(
    (name) => holds(realPath(join(root, name)), real) || holds(real, realPath(join(root, name))),
  );
  if (folder !== undefined) log.add("commit/output-in-sources", { outDir, folder: `${folder}/` });
}

/** Lists the files of the output folder that handbill did not write, or that were changed since it did. */
export function listForeignFiles({ path }: OutputFolder): string[] {
  if (!existsSync(path)) return [];
  const manifest = existsSync(join(path, manifestFile))
    ? parseManifest(readFileSync(join(path, manifestFile), "utf8"))
    : undefined;
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => posixPath(relative(path, join(entry.parentPath, entry.name))))
    .filter((file) => !(file === manifestFile && manifest) && !isOurs(file))
    .sort(compareText);

  function isOurs(file: string): boolean {
    const known = manifest && Object.hasOwn(manifest, file) ? manifest[file] : undefined;
    return (
      known !== undefined &&
      lstatSync(join(path, file)).isFile() &&
      hashOf(readFileSync(join(path, file))) === known
    );
  }
}

const holds = (folder: string, path: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** The path without symbolic links, as far as it exists. */
function realPath(path: string): string {
  const absolute = resolve(path);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(realPath(parent), relative(parent, absolute));
}
