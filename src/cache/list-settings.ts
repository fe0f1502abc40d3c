import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { orNothing } from "../util/or-nothing.js";

/** Files that configure how the files in their folder and below are read, or where packages are. */
const settings = ["package.json", "tsconfig.json", "jsconfig.json"];

export interface Settings {
  /** The settings files and all files that they extend, in every place where those might be found. */
  readonly files: readonly string[];
  /** Folders in which modules are looked up because of them. */
  readonly folders: readonly string[];
}

export function listSettings(folder: string): Settings {
  const files = new Set(settings.map((name) => join(folder, name)));
  const folders = new Set<string>();
  // Files that a file extends are added to the set during the loop.
  for (const file of files) {
    const { extends: extended, compilerOptions } = readSettings(file);
    for (const name of textsIn(extended)) for (const path of placesOf(name, file)) files.add(path);
    const base = resolve(dirname(file), textsIn(compilerOptions?.baseUrl)[0] ?? "");
    if (compilerOptions?.baseUrl !== undefined) folders.add(base);
    // `./lib/*` and `./lib/one.ts` are both looked for in `lib`.
    for (const path of textsIn(compilerOptions?.paths)) folders.add(dirname(resolve(base, path)));
  }
  return { files: [...files], folders: [...folders] };
}

/** The parts of a tsconfig.json that refer to other files, of any type. A package.json has none of them. */
interface TsConfig {
  readonly extends?: unknown;
  readonly compilerOptions?: { readonly baseUrl?: unknown; readonly paths?: unknown } | null;
}

/** All strings in lists and in the values of objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Settings are JSON with comments and trailing commas. */
function readSettings(file: string): TsConfig {
  const text = orNothing(() => readFileSync(file, "utf8").replace(/^\ufeff/, "")) ?? "";
  const plain = text
    .replace(/("(?:[^"\\]|\\.)*")|\/\/.*|\/\*[\s\S]*?\*\//g, "$1")
    .replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[\]}])/g, "$1");
  return orNothing(() => JSON.parse(plain) as TsConfig | null) ?? {};
}

function placesOf(name: string, file: string): string[] {
  const require = createRequire(file);
  const folders = /^[./]/.test(name) ? [dirname(file)] : (require.resolve.paths(name) ?? []);
  const found = orNothing(() => require.resolve(name)) ?? [];
  return [
    ...[found].flat(),
    ...folders.flatMap((folder) =>
      ["", ".json", "/tsconfig.json"].map((ending) => resolve(folder, name + ending)),
    ),
  ];
}
