import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { outputFileOf } from "../model/addresses/addresses.js";
import type { Host } from "../model/hosts/host.js";
import type { Redirect } from "../model/hosts/serving.js";
import { configPlace } from "../model/place.js";
import type { Site } from "../model/site/site.js";

/** Reports redirects to missing targets, and redirects from derived files, which are only known at the end. */
export function checkRedirects(
  planned: readonly Redirect[],
  context: PublishedPaths & { site: Pick<Site, "redirects">; host: Pick<Host, "configuration"> },
  log: Diagnostics,
): void {
  const { site, host } = context;
  const sources = new Set(planned.map(({ from }) => from));
  for (const { from, to } of planned) {
    const written = site.redirects.find((redirect) => withoutSlash(redirect.from) === from)?.from ?? from;
    const place = placeOfRedirect(written);
    // For hosts without redirects, the redirect is one of the files itself.
    const other = host.configuration && ownerOf(from, context);
    if (other !== undefined) log.add("plan/redirect-shadow", { from, other }, place);
    const path = pathOf(to);
    if (path === undefined || sources.has(path)) continue;
    if (ownerOf(path, context) === undefined) log.add("plan/redirect-nowhere", { from, to: path }, place);
  }
}

/** The URLs of the site that are taken. */
export interface PublishedPaths {
  readonly routePaths: readonly string[];
  /** The files that are published besides pages, by output file. */
  readonly files: ReadonlySet<string>;
}

export const withoutSlash = (path: string) => (path === "/" ? path : path.replace(/\/+$/, ""));

/** The page or file that answers a path; undefined if none does. */
export function ownerOf(path: string, { routePaths, files }: PublishedPaths): string | undefined {
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

export const placeOfRedirect = (from: string) => configPlace(["redirects", from]);
