import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { installedFiles } from "../model/code/installed-files.js";
import { sourceFolders } from "../model/code/source-folders.js";
import { orNothing } from "../util/or-nothing.js";
import { listSettings } from "./list-settings.js";
import { isInside, ownPathsOf } from "./own-paths.js";
import type { Inputs, Look } from "./stamp-inputs.js";

/** The messages of a build, and its inputs. */
export interface BuildReads {
  /** The project's folder, absolute as all paths here. */
  readonly root: string;
  readonly outDir: string;
  /** The folder of handbill's own compiled code. */
  readonly lib: string;
  /** Files that went into the site. */
  readonly files: readonly string[];
  /** What the process loads code from by itself. */
  readonly modules: readonly string[];
  readonly looks: ReadonlyMap<string, ReadonlySet<Look>>;
  readonly variables: ReadonlySet<string>;
}

const plugAndPlay = [".pnp.cjs", ".pnp.js", ".pnp.data.json"];

/**
 * What is to be taken down before a build begins: folders that it writes into itself, or that others may write into, and
 * what is looked for there.
 */
export function listEarly(root: string, outDir: string): { content: string[]; names: string[] } {
  return {
    content: [...listKnown(root), ...listSettingsAbove(dirname(root)), ...listSettings(root).files],
    names: [root, join(root, "node_modules"), dirname(outDir)],
  };
}

/** Files that a build may depend on wherever its code leads. */
const listKnown = (root: string): string[] => [
  ...installedFiles.map((name) => join(root, name)),
  "/etc/localtime",
];

/** What is looked for in a folder around a project and in those above it. */
function listSettingsAbove(folder: string): string[] {
  const around = ["node_modules", ...plugAndPlay].map((name) => join(folder, name));
  const own = [...listSettings(folder).files, ...around];
  return dirname(folder) === folder ? own : [...own, ...listSettingsAbove(dirname(folder))];
}

/**
 * All that a build depends on. The bundler is another program, which does not tell where it looked in vain, so that the
 * names in each folder in which, or above which, it found something stand for that.
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
 * The folders of a package from the one of a file up to the package's root, those of nested packages, and the
 * folder that contains the package: new files there may be found instead. None for a file of the project.
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

/** A folder and all below it. Links are not followed. */
function listFolders(folder: string, isLeftOut: (name: string) => boolean = () => false): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const inner = entries.filter((entry) => entry.isDirectory() && !isLeftOut(entry.name));
    return [folder, ...inner.flatMap(({ name }) => listFolders(join(folder, name), isLeftOut))];
  } catch {
    return [folder];
  }
}

/** Handbill's own code, and the bundler's program. */
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
