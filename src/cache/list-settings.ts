import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { orNothing } from "../util/or-nothing.js";

/** Files that configure how the files in their folder and below are read, or where packages are. */
const settings = ["package.json", "tsconfig.json", "jsconfig.json"];

export interface SettingsInputs {
  /** The settings themselves, and those that they extend, at every possible path. */
  readonly files: readonly string[];
  /** Folders in which modules are looked up because of them. */
  readonly folders: readonly string[];
}

/** The configuration files that affect a folder. */
export function listSettings(folder: string): SettingsInputs {
  const own = settings.map((name) => join(folder, name));
  const led = own.filter((file) => !file.endsWith("package.json")).map((file) => follow(file));
  return {
    files: [...own, ...led.flatMap(({ files }) => files)],
    folders: led.flatMap(({ folders }) => folders),
  };
}

/** The parts of a tsconfig.json that refer to other files, of any type. */
interface Leading {
  readonly extends?: unknown;
  readonly compilerOptions?: { readonly baseUrl?: unknown; readonly paths?: unknown };
}

function follow(file: string, before: readonly string[] = []): SettingsInputs {
  const { extends: named, compilerOptions = {} } = readLeading(file);
  const { baseUrl, paths } = compilerOptions ?? {};
  const base = typeof baseUrl === "string" ? resolve(dirname(file), baseUrl) : undefined;
  const found = textsIn(named)
    .flatMap((name) => placesOf(name, file))
    .filter((path) => ![...before, file].includes(path));
  const inner = found.map((path) => follow(path, [...before, file, ...found]));
  return {
    files: [...found, ...inner.flatMap(({ files }) => files)],
    folders: [
      ...(base === undefined ? [] : [base]),
      // `./lib/*` and `./lib/one.ts` are both looked up in `lib`.
      ...textsIn(paths).map((path) => dirname(resolve(base ?? dirname(file), path))),
      ...inner.flatMap(({ folders }) => folders),
    ],
  };
}

/** All strings in lists and in the values of objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Such a file is JSON with comments and trailing commas. */
function readLeading(file: string): Leading {
  try {
    const text = readFileSync(file, "utf8").replace(/^\ufeff/, "");
    const plain = text
      .replace(/("(?:[^"\\]|\\.)*")|\/\/.*|\/\*[\s\S]*?\*\//g, "$1")
      .replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[\]}])/g, "$1");
    return (JSON.parse(plain) as Leading | null) ?? {};
  } catch {
    return {};
  }
}

function placesOf(name: string, file: string): string[] {
  const require = createRequire(file);
  const inPackages = /^[./]/.test(name) ? [] : (require.resolve.paths(name) ?? []);
  const bases =
    inPackages.length > 0 ? inPackages.map((folder) => join(folder, name)) : [resolve(dirname(file), name)];
  const named = [name, `${name}.json`, `${name}/tsconfig.json`].flatMap((specifier) => {
    return orNothing(() => (inPackages.length > 0 ? [require.resolve(specifier)] : [])) ?? [];
  });
  return [...named, ...bases.flatMap((base) => [base, `${base}.json`, join(base, "tsconfig.json")])];
}
