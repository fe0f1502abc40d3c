import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { nearest } from "../text/nearest.js";
import { orNothing } from "../util/or-nothing.js";

/**
 * The package that a specifier such as `@scope/name/part` belongs to. Undefined if no package can have the name, or if an alias in
 * tsconfig.json matches.
 */
export function packageOf(specifier: string, root: string): string | undefined {
  const [, name] = /^((?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*)(?:\/|$)/i.exec(specifier) ?? [];
  if (name === undefined || name === "~") return undefined;
  return listAliases(root).some((alias) => specifier.startsWith(alias)) ? undefined : name;
}

/** The dependency in the site's package.json whose name is nearest to one that is not installed. */
export function nearestPackage(name: string, root: string): string | undefined {
  // The site may have no package.json, or a broken one.
  const { dependencies, devDependencies } =
    orNothing(() => JSON.parse(readFileSync(join(root, "package.json"), "utf8"))) ?? {};
  const others = Object.keys({ ...dependencies, ...devDependencies }).filter((other) => other !== name);
  return nearest(name, others);
}

/** The prefixes of aliases: `"@/*": ["./*"]` is `@/`. The file may contain comments, so it is not parsed as JSON. */
function listAliases(root: string): string[] {
  const file = join(root, "tsconfig.json");
  const [, paths = ""] =
    /"paths"\s*:\s*\{([^}]*)\}/.exec(orNothing(() => readFileSync(file, "utf8")) ?? "") ?? [];
  return [...paths.matchAll(/"([^"*]+)\*?"\s*:\s*\[/g)].flatMap(([, alias]) => alias ?? []);
}

/** The folder of the package that a file belongs to: the nearest with a package.json, otherwise its own. */
export function packageFolderOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json"))) return folder;
  }
  return dirname(file);
}
