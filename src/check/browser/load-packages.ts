import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface BrowserPackages {
  readonly playwright: typeof import("playwright-core");
  /** axe-core's own code, to be run in the page. */
  readonly axeSource: string;
}

const names = ["playwright-core", "axe-core"];

/** The optional packages of `check --browser`, those of the project first; the names of those that are missing otherwise. */
export async function loadPackages(root: string): Promise<BrowserPackages | { missing: string[] }> {
  const found = new Map(names.map((name) => [name, resolvePackage(name, root)]));
  const missing = names.filter((name) => found.get(name) === undefined);
  if (missing.length > 0) return { missing };
  const load = async (name: string) => {
    const module = (await import(pathToFileURL(found.get(name) ?? "").href)) as { default?: unknown };
    return module.default ?? module;
  };
  const [playwright, axe] = await Promise.all(names.map(load));
  return {
    playwright: playwright as BrowserPackages["playwright"],
    axeSource: (axe as { source: string }).source,
  };
}

function resolvePackage(name: string, root: string): string | undefined {
  for (const from of [join(root, "package.json"), import.meta.url]) {
    try {
      return createRequire(from).resolve(name);
    } catch {
      // It may be in the next place.
    }
  }
  return undefined;
}
