import type { Diagnostics, Place } from "../diagnostics/diagnostics.js";
import { isAddressPart } from "../model/addresses/addresses.js";
import type { Host } from "../model/hosts/host.js";
import type { Redirect } from "../model/hosts/serving.js";
import type { Site } from "../model/site/site.js";
import { ownerOf, type PublishedPaths, pathOf, placeOfRedirect, withoutSlash } from "./check-redirects.js";

interface RedirectContext extends PublishedPaths {
  readonly site: Pick<Site, "url" | "origin" | "redirects">;
  readonly host: Host;
}

/** The config's valid redirects; reports the others with their lines. `checkRedirects` checks their targets once all files are known. */
export function planRedirects(context: RedirectContext, log: Diagnostics): Redirect[] {
  const { site } = context;
  const planned: { readonly redirect: Redirect; readonly place: Place }[] = [];
  for (const written of site.redirects) {
    const place = placeOfRedirect(written.from);
    const problem = flawOfSource(written.from, site.origin);
    if (problem !== undefined) {
      log.add("plan/redirect-source", { from: written.from, ...problem }, place);
      continue;
    }
    const from = withoutSlash(written.from);
    const redirect = { ...written, from, to: withoutOrigin(written.to, site.url) };
    const isPlanned = planned.some(({ redirect }) => foldPath(redirect.from) === foldPath(from));
    const other = ownerOf(from, context) ?? (isPlanned ? "another redirect" : undefined);
    if (other !== undefined) log.add("plan/redirect-shadow", { from, other }, place);
    else planned.push({ redirect, place });
  }
  const byFrom = new Map(planned.map(({ redirect }) => [redirect.from, redirect]));
  for (const { redirect, place } of planned) {
    reportChain(redirect, place, { byFrom, log });
    reportImpossible(redirect, place, { ...context, log });
  }
  return planned.map(({ redirect }) => redirect);
}

type Flaw = { readonly reason: string; readonly hint: string };

function flawOfSource(from: string, origin: string): Flaw | undefined {
  if (URL.canParse(from)) {
    const url = new URL(from);
    return url.origin === origin
      ? { reason: "is a URL", hint: `write its path, ${url.pathname}` }
      : {
          reason: "belongs to another site",
          hint: "set up the redirect on that site: a site can only redirect its own URLs",
        };
  }
  if (!from.startsWith("/") || from.startsWith("//"))
    return { reason: "is not a path", hint: "start it with one slash, such as /old" };
  if (/[?#]/.test(from))
    return { reason: "has a query or a fragment", hint: "write the path alone; hosts ignore the rest" };
  if (!isRedirectable(from))
    return {
      reason: "is not the path of a single page",
      hint: "use letters, digits, hyphens, dots and underscores; for a pattern, list each path, or write the rule into your host's own settings",
    };
  return undefined;
}

/** Whether a path may be redirected on every host. */
export function isRedirectable(path: string): boolean {
  const parts = withoutSlash(path).slice(1).split("/");
  return path === "/" || parts.every((part) => part === ".well-known" || isAddressPart(part));
}

const withoutOrigin = (to: string, url: string) => (to.startsWith(url) ? `/${to.slice(url.length)}` : to);
const foldPath = (path: string) => path.normalize("NFC").toLowerCase();

interface Ways {
  readonly byFrom: ReadonlyMap<string, Redirect>;
  readonly log: Diagnostics;
}

function reportChain({ from, to }: Redirect, place: Place, { byFrom, log }: Ways): void {
  const path = pathOf(to);
  if (path === undefined) return;
  const way = [from];
  let last = path;
  for (let next = byFrom.get(path); next && !way.includes(next.from); ) {
    way.push(next.from);
    last = pathOf(next.to) ?? next.to;
    next = byFrom.get(last);
  }
  if (way.includes(last)) {
    // A loop is reported once, at the first of its redirects.
    const first = [...byFrom.keys()].find((one) => way.includes(one));
    if (last === from && first === from)
      log.add("plan/redirect-loop", { way: [...way, last].join(" → ") }, place);
  } else if (way.length > 1)
    log.add("plan/redirect-chain", { from, way: [...way, last].join(" → "), last }, place);
}

function reportImpossible(
  { from, status }: Redirect,
  place: Place,
  { host, log }: RedirectContext & { log: Diagnostics },
): void {
  const add = (what: string, hint: string) =>
    log.add("plan/host-cannot", { host: host.title, what, hint }, place);
  if (!host.configuration) {
    if (/\.(?!html$)[^./]+$/.test(from))
      add(
        `redirect ${from}`,
        "the host does not support redirects, and a redirect page cannot have this file extension",
      );
    return;
  }
  const { redirectStatuses, cannotRedirect } = host.configuration;
  if (!redirectStatuses.includes(status))
    add(`redirect with status ${status}`, `it supports ${redirectStatuses.join(", ")}`);
  if (cannotRedirect?.test(from))
    add(`redirect ${from}`, "remove it, or create a page at this path that redirects");
}
