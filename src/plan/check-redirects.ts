import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Host } from "../model/hosts/host.js";
import type { Redirect } from "../model/hosts/serving.js";
import type { Site } from "../model/site/site.js";
import { ownerOf, type Published, pathOf, placeOfRedirect, withoutSlash } from "./redirect-paths.js";

export interface CheckRedirectsContext extends Published {
  readonly site: Pick<Site, "redirects">;
  readonly host: Pick<Host, "reads">;
  /** The config as diagnostics name it. */
  readonly configFile: string;
}

/** Reports redirects to missing targets, and redirects from derived files, which are only known at the end. */
export function checkRedirects(
  planned: readonly Redirect[],
  context: CheckRedirectsContext,
  log: Diagnostics,
): void {
  const { site, host, configFile } = context;
  const sources = new Set(planned.map(({ from }) => from));
  for (const { from, to } of planned) {
    const written = site.redirects.find((redirect) => withoutSlash(redirect.from) === from)?.from ?? from;
    const place = placeOfRedirect(written, configFile);
    // For hosts without redirects, the redirect is one of the files itself.
    const other = host.reads && ownerOf(from, context);
    if (other !== undefined) log.add("plan/redirect-shadow", { from, other }, place);
    const path = pathOf(to);
    if (path === undefined || sources.has(path)) continue;
    if (ownerOf(path, context) === undefined) log.add("plan/redirect-nowhere", { from, to: path }, place);
  }
}
