import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { ReadList, type Reads } from "../effects/reads.js";
import { installedFiles, sourceFolders } from "../model/project-files.js";
import { orNothing } from "../util/or-nothing.js";
import { listSettings } from "./list-settings.js";
import { isInside, ownPathsOf } from "./own-paths.js";

interface BuildReads {
  /** The project's folder; all paths here are absolute. */
  readonly root: string;
  readonly outDir: string;
  /** The folder of handbill's own compiled code. */
  readonly lib: string;
  readonly files: readonly string[];
  /** Modules that the process itself loaded. */
  readonly modules: readonly string[];
  readonly reads: Reads;
}

/**
 * All inputs of a build. The bundler is another program and does not report paths that it looked for and did not find.
 * Instead, the names in each folder in which or above which it found something are inputs.
 */
export function listInputs({ root, outDir, lib, files, modules, reads }: BuildReads): Reads {
  const inputs = new ReadList();
  inputs.add(reads);
  inputs.add({
    content: [
      ...[...files, ...modules, ...listOwnFiles(lib), "/etc/localtime"],
      ...installedFiles.map((name) => join(root, name)),
    ],
    names: [join(root, "node_modules"), ...sourceFolders.flatMap((name) => listFolders(join(root, name)))],
  });
  const seen = new Set<string>();
  const addFolder = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const settings = listSettings(folder);
    inputs.add({ content: settings.files });
    for (const path of settings.folders) {
      if (!isInside(path, root)) inputs.add({ content: [path] });
      else inputs.add({ names: path === root ? [path] : listFolders(path, isOfPackages) });
    }
    if (isInside(folder, root)) inputs.add({ names: [folder, join(folder, "node_modules")] });
    else inputs.add({ content: [join(folder, "node_modules")] });
    addFolder(dirname(folder));
  };
  for (const path of [join(root, "site.config.ts"), ...files]) addFolder(dirname(path));
  for (const path of [...files, ...modules]) {
    const folders = listPackageFolders(path, root);
    inputs.add({ content: folders.map((folder) => join(folder, "package.json")), names: folders });
  }
  const isOwn = ownPathsOf({ root, outDir });
  for (const paths of [inputs.content, inputs.names])
    for (const path of paths) if (isOwn(path)) paths.delete(path);
  return inputs;
}

/**
 * The folders from a package's file up to the package's root, those of nested packages, and the folder that contains the package: new
 * files there may take precedence. Empty for a file of the project.
 */
function listPackageFolders(path: string, root: string): string[] {
  const [, own = ""] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path) ?? [];
  if (own === "" && isInside(path, root)) return [];
  const top = own === "" ? packageAround(dirname(path)) : own;
  if (top === undefined) return [dirname(path)];
  const folders = [join(top, "node_modules"), top];
  for (let folder = dirname(path); folder !== top; folder = dirname(folder)) folders.push(folder);
  return own === "" ? folders : [...folders, ...listAround(own)];
}

/** The folder of the package that a folder belongs to; undefined if it is in none. */
function packageAround(folder: string): string | undefined {
  if (existsSync(join(folder, "package.json"))) return folder;
  return dirname(folder) === folder ? undefined : packageAround(dirname(folder));
}

const listAround = (own: string): string[] =>
  basename(dirname(own)).startsWith("@") ? [dirname(own), dirname(dirname(own))] : [dirname(own)];

const isOfPackages = (name: string) => name === "node_modules";

/** A folder and all folders below it. Links are not followed. */
function listFolders(folder: string, isLeftOut: (name: string) => boolean = () => false): string[] {
  const entries = orNothing(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  const inner = entries.filter((entry) => entry.isDirectory() && !isLeftOut(entry.name));
  return [folder, ...inner.flatMap(({ name }) => listFolders(join(folder, name), isLeftOut))];
}

/** handbill's own code, and the bundler's program. */
function listOwnFiles(lib: string): string[] {
  const chunks = readdirSync(lib).filter((name) => !name.endsWith(".code-cache"));
  const require = createRequire(join(lib, "esbuild/lib/main.js"));
  const programs = ["bin/esbuild", "esbuild.exe"].flatMap((name) => {
    return orNothing(() => [require.resolve(`@esbuild/${process.platform}-${process.arch}/${name}`)]) ?? [];
  });
  const { ESBUILD_BINARY_PATH: other } = process.env;
  return [
    ...chunks.map((name) => join(lib, name)),
    join(lib, "esbuild/lib/main.js"),
    join(dirname(lib), "package.json"),
    ...programs,
    ...(other ? [other] : []),
  ];
}
