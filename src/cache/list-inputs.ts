import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { installedFiles } from "../model/code/installed-files.js";
import { sourceFolders } from "../model/code/source-folders.js";
import { orNothing } from "../util/or-nothing.js";
import { listSettings } from "./list-settings.js";
import { isInside, ownPathsOf } from "./own-paths.js";
import type { Inputs, Look } from "./stamp-inputs.js";

export interface BuildReads {
  /** The project's folder; all paths here are absolute. */
  readonly root: string;
  readonly outDir: string;
  /** The folder of handbill's own compiled code. */
  readonly lib: string;
  /** The source files of the site. */
  readonly files: readonly string[];
  /** Modules that the process itself loaded. */
  readonly modules: readonly string[];
  readonly looks: ReadonlyMap<string, ReadonlySet<Look>>;
  readonly variables: ReadonlySet<string>;
}

const plugAndPlay = [".pnp.cjs", ".pnp.js", ".pnp.data.json"];

/**
 * The paths to stamp before a build starts: folders that the build itself or others may write to, and the files that are looked up there.
 */
export function listEarly(root: string, outDir: string): { content: string[]; names: string[] } {
  return {
    content: [...listKnown(root), ...listSettingsAbove(dirname(root)), ...listSettings(root).files],
    names: [root, join(root, "node_modules"), dirname(outDir)],
  };
}

/** Files that a build may always depend on. */
const listKnown = (root: string): string[] => [
  ...installedFiles.map((name) => join(root, name)),
  "/etc/localtime",
];

/** The settings that are looked up in a folder and its parents. */
function listSettingsAbove(folder: string): string[] {
  const around = ["node_modules", ...plugAndPlay].map((name) => join(folder, name));
  const own = [...listSettings(folder).files, ...around];
  return dirname(folder) === folder ? own : [...own, ...listSettingsAbove(dirname(folder))];
}

/**
 * Lists all inputs of a build. The bundler is another program, which does not report failed look-ups, so the names in each folder in
 * which or above which it found something represent those.
 */
export function listInputs({ root, outDir, lib, files, modules, looks, variables }: BuildReads): Inputs {
  const content = new Set<string>([...files, ...modules, ...listKnown(root), ...listOwnFiles(lib)]);
  const names = new Set<string>(sourceFolders.flatMap((name) => listFolders(join(root, name))));
  const seen = new Set<string>();
  const takeFolder = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const settings = listSettings(folder);
    for (const path of settings.files) content.add(path);
    for (const path of settings.folders) {
      if (!isInside(path, root)) content.add(path);
      else if (path === root) names.add(path);
      else for (const inner of listFolders(path, isOfPackages)) names.add(inner);
    }
    const around = [folder, join(folder, "node_modules")];
    if (isInside(folder, root)) for (const path of around) names.add(path);
    else for (const name of ["node_modules", ...plugAndPlay]) content.add(join(folder, name));
    if (dirname(folder) !== folder) takeFolder(dirname(folder));
  };
  for (const path of [join(root, "site.config.ts"), ...files]) takeFolder(dirname(path));
  for (const path of [...files, ...modules]) {
    for (const folder of listPackageFolders(path, root)) {
      names.add(folder);
      content.add(join(folder, "package.json"));
    }
  }
  names.add(join(root, "node_modules"));
  const kept: Record<Look, Set<string>> = { content, names, presence: new Set(), place: new Set() };
  for (const [path, asked] of looks) for (const look of asked) kept[look].add(path);
  const isOwn = ownPathsOf({ root, outDir });
  const others = (paths: Iterable<string>) => [...paths].filter((path) => !isOwn(path));
  return {
    content: others(content),
    names: others(names),
    presence: others(kept.presence),
    place: others(kept.place),
    variables,
  };
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
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const inner = entries.filter((entry) => entry.isDirectory() && !isLeftOut(entry.name));
    return [folder, ...inner.flatMap(({ name }) => listFolders(join(folder, name), isLeftOut))];
  } catch {
    return [folder];
  }
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
