import type { Place } from "../diagnostics/diagnostic.js";
import { outputFileOf } from "../model/addresses/addresses.js";

/** What answers addresses of the site already. */
export interface Published {
  readonly routePaths: readonly string[];
  /** What is published beside the pages, by output files. */
  readonly files: ReadonlySet<string>;
}

export const withoutSlash = (path: string) => (path === "/" ? path : path.replace(/\/+$/, ""));

/** What answers a path already: a page or a file. */
export function ownerOf(path: string, { routePaths, files }: Published): string | undefined {
  const route = routePaths.find(
    (routePath) =>
      routePath === path || `/${outputFileOf(routePath)}` === path || routePath === withoutIndex(path),
  );
  return route ?? (files.has(path.slice(1)) ? path.slice(1) : undefined);
}

const withoutIndex = (path: string) => path.replace(/\/index(\.html)?$/, "") || "/";

/** The path of the site that a target names, without a slash at its end; undefined for one elsewhere. */
export const pathOf = (to: string) =>
  to.startsWith("/") ? withoutSlash(to.replace(/[?#].*$/s, "")) : undefined;

/** The line of a redirect, by its source as the config writes it. */
export const placeOfRedirect = (from: string, configFile: string): Place => ({
  file: configFile,
  seek: { kind: "config-key", path: ["redirects", from] },
});
