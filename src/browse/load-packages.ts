import { createRequire } from "node:module";
import { join } from "node:path";
import { orNothing } from "../util/or-nothing.js";

interface BrowserPackages {
  readonly playwright: typeof import("playwright-core");
  /** The source of axe-core, to run in the page. */
  readonly axeSource: string;
}

const names = ["playwright-core", "axe-core"];

/** Loads the optional packages of `check --browser`, preferably from the project; returns the missing names otherwise. */
export function loadPackages(root: string): BrowserPackages | { missing: string[] } {
  const found = new Map(names.map((name) => [name, resolvePackage(name, root)]));
  const missing = names.filter((name) => found.get(name) === undefined);
  if (missing.length > 0) return { missing };
  const require = createRequire(import.meta.url);
  const [playwright, axe] = names.map((name): unknown => require(found.get(name) ?? ""));
  return {
    playwright: playwright as BrowserPackages["playwright"],
    axeSource: (axe as { source: string }).source,
  };
}

function resolvePackage(name: string, root: string): string | undefined {
  const resolveFrom = (from: string) => orNothing(() => createRequire(from).resolve(name));
  return resolveFrom(join(root, "package.json")) ?? resolveFrom(import.meta.url);
}
