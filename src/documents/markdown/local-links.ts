import { withBase } from "../../model/addresses/addresses.js";
import type { Site } from "../../model/site/site.js";
import type { SiteLanguage } from "../../model/site/site-language.js";
import { decodePath } from "../../util/request-target.js";

export interface LinkContext {
  /** The language of the pages that show it. */
  readonly language: Pick<SiteLanguage, "prefix">;
  readonly languages: readonly Pick<SiteLanguage, "prefix">[];
  /** The files in `public/`: `press.zip`. */
  readonly publicFiles: ReadonlySet<string>;
}

/** The context for links of a document on pages of a language; undefined if those pages are at the root. */
export function linksIn(
  tag: string,
  { languages }: Pick<Site, "languages">,
  publicFiles: ReadonlySet<string>,
): LinkContext | undefined {
  const language = languages.find((language) => language.tag === tag && language.prefix !== "");
  return language && { language, languages, publicFiles };
}

/** Resolves a link to the page in the document's language: `/support#mail` → `/pt-pt/support#mail`. Links to files stay unchanged. */
export function localLink(to: string, { language, languages, publicFiles }: LinkContext): string {
  const { prefix } = language;
  const [path = ""] = /^[^?#]*/.exec(to) ?? [];
  const isOfLanguage = languages.some((one) => one.prefix !== "" && `${path}/`.startsWith(`${one.prefix}/`));
  const file = path.slice(1);
  if (prefix === "" || isOfLanguage || path === "/404" || publicFiles.has(decodePath(file) ?? file))
    return to;
  return (path === "/" ? prefix : prefix + path) + to.slice(path.length);
}

/** The address to which the config redirects a link, with the link's query and fragment; the link itself if there is none. */
export function followRedirect(to: string, redirects: Site["redirects"]): string {
  const [path = ""] = /^[^?#]*/.exec(to) ?? [];
  const next = redirects.find(({ from }) => from === (decodePath(path) ?? path))?.to;
  if (next === undefined) return to;
  return next.includes("#") ? next : next + to.slice(path.length);
}

export interface LinkChange {
  readonly base: string;
  /** Maps the targets of links before the base is added. */
  readonly localLink?: ((to: string) => string) | undefined;
}

export const isLocal = (address: string): boolean => /^\/(?!\/)/.test(address);

/** The address of a link within the site, as published. */
export function leadLink(to: string, { base, localLink = (same) => same }: LinkChange): string {
  const target = localLink(to);
  return isLocal(target) ? withBase(base, target) : target;
}
