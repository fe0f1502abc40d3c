import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { sourceFolders } from "../core/source-folders.js";
import { isInside, ownPathsOf } from "./own-paths.js";
import type { Inputs, Look } from "./stamp-inputs.js";

/** What a build has told, and what it was seen to look at. */
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

/** Files that say how what lies in their folder, and below, is read, or where packages are. */
const settings = ["package.json", "tsconfig.json", "jsconfig.json"];
const plugAndPlay = [".pnp.cjs", ".pnp.js", ".pnp.data.json"];

/** What package managers write when a package comes, goes or changes, below the project's folder. */
const installed = [
  ...["node_modules/.package-lock.json", "node_modules/.yarn-state.yml", "node_modules/.modules.yaml"],
  ...["package-lock.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock"],
];

/**
 * What is to be taken down before a build begins: folders that it writes into itself, or that others may write into, and
 * what is looked for there.
 */
export function listEarly(root: string, outDir: string): { content: string[]; names: string[] } {
  return {
    content: [...listKnown(root), ...listSettingsAbove(dirname(root)), ...settingsIn(root)],
    names: [root, join(root, "node_modules"), dirname(outDir)],
  };
}

/** Files that a build may depend on wherever its code leads. */
const listKnown = (root: string): string[] => [
  ...installed.map((name) => join(root, name)),
  ...listExtended(join(root, "tsconfig.json")),
  "/etc/localtime",
];

const settingsIn = (folder: string): string[] => settings.map((name) => join(folder, name));

/** What is looked for in a folder around a project and in those above it. */
function listSettingsAbove(folder: string): string[] {
  const own = [...settings, "node_modules", ...plugAndPlay].map((name) => join(folder, name));
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
    for (const path of settingsIn(folder)) content.add(path);
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
 * The folders of a package from the one of a file up to its own, those of the packages that lie in it, and the one that it
 * lies in itself: what is added there may be found instead. None for a file of the project.
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

/** A folder and all below it. Links are not followed. */
function listFolders(folder: string): string[] {
  try {
    const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [folder, ...inner.flatMap(({ name }) => listFolders(join(folder, name)))];
  } catch {
    return [folder];
  }
}

/** Handbill's own code, and the bundler's program. */
function listOwnFiles(lib: string): string[] {
  const chunks = readdirSync(lib).filter((name) => !name.endsWith(".code-cache"));
  const require = createRequire(join(lib, "esbuild/lib/main.js"));
  const programs = ["bin/esbuild", "esbuild.exe"].flatMap((name) => {
    try {
      return [require.resolve(`@esbuild/${process.platform}-${process.arch}/${name}`)];
    } catch {
      return [];
    }
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

/** The settings that a tsconfig.json builds upon, and where else they might be found. */
function listExtended(file: string, before: readonly string[] = []): string[] {
  const text = readText(file);
  // The file may hold comments, so that it is not read as JSON.
  const [, value = ""] = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/.exec(text) ?? [];
  const named = [...value.matchAll(/"([^"]*)"/g)].map(([, name = ""]) => name);
  const found = named
    .flatMap((name) => placesOf(name, file))
    .filter((path) => ![...before, file].includes(path));
  return [...found, ...found.flatMap((path) => listExtended(path, [...before, file, ...found]))];
}

function placesOf(name: string, file: string): string[] {
  const require = createRequire(file);
  const inPackages = /^[./]/.test(name) ? [] : (require.resolve.paths(name) ?? []);
  const bases =
    inPackages.length > 0 ? inPackages.map((folder) => join(folder, name)) : [join(dirname(file), name)];
  const named = [name, `${name}.json`, `${name}/tsconfig.json`].flatMap((specifier) => {
    try {
      return inPackages.length > 0 ? [require.resolve(specifier)] : [];
    } catch {
      return [];
    }
  });
  return [...named, ...bases.flatMap((base) => [base, `${base}.json`, join(base, "tsconfig.json")])];
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
