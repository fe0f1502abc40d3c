import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { posixPath } from "../core/addresses.js";
import { compareText } from "../core/compare.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { hashOf, manifestFile, parseManifest } from "./manifest.js";
import type { OutputFolder } from "./output-folder.js";

const sourceFolders = ["pages", "legal", "public"];

/** Whether an output folder may be replaced, wherever its files came from; reports why not. */
export function checkOutputPlace({ path }: OutputFolder, root: string, log: Diagnostics): boolean {
  const args = { outDir: path };
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const real = realPath(path);
  const folder = sourceFolders.find((name) => {
    const source = realPath(join(root, name));
    return holds(source, real) || holds(real, source);
  });
  if (stats?.isSymbolicLink()) log.add("commit/output-is-link", args);
  else if (stats && !stats.isDirectory()) log.add("commit/output-is-file", args);
  else if (holds(real, realPath(root))) log.add("commit/output-holds-project", args);
  else if (folder !== undefined) log.add("commit/output-in-sources", { ...args, folder: `${folder}/` });
  else return true;
  return false;
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
