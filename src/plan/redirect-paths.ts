import type { Place } from "../diagnostics/diagnostic.js";
import { outputFileOf } from "../model/addresses/addresses.js";

/** The URLs of the site that are taken. */
export interface Published {
  readonly routePaths: readonly string[];
  /** The files that are published besides pages, by output file. */
  readonly files: ReadonlySet<string>;
}

export const withoutSlash = (path: string) => (path === "/" ? path : path.replace(/\/+$/, ""));

/** The page or file that answers a path; undefined if none does. */
export function ownerOf(path: string, { routePaths, files }: Published): string | undefined {
  const route = routePaths.find(
    (routePath) =>
      routePath === path || `/${outputFileOf(routePath)}` === path || routePath === withoutIndex(path),
  );
  return route ?? (files.has(path.slice(1)) ? path.slice(1) : undefined);
}

const withoutIndex = (path: string) => path.replace(/\/index(\.html)?$/, "") || "/";

/** The path of a target within the site, without a slash at its end; undefined for another site's URL. */
export const pathOf = (to: string) =>
  to.startsWith("/") ? withoutSlash(to.replace(/[?#].*$/s, "")) : undefined;

/** The line of a redirect, found by its source as the config writes it. */
export const placeOfRedirect = (from: string, configFile: string): Place => ({
  file: configFile,
  seek: { kind: "config-key", path: ["redirects", from] },
});
