import { withBase } from "../../model/addresses/addresses.js";
import type { Site } from "../../model/site/site.js";
import type { SiteLanguage } from "../../model/site/site-language.js";
import { decodePath } from "../../util/decode-path.js";

/** What the links of a document are to lead to. */
export interface LinkContext {
  /** The language of the pages that show it. */
  readonly language: Pick<SiteLanguage, "prefix">;
  readonly languages: readonly Pick<SiteLanguage, "prefix">[];
  /** What is published from `public/`: `press.zip`. */
  readonly publicFiles: ReadonlySet<string>;
}

/** Where links lead of a document that pages of a language show; undefined where these are at the root. */
export function linksIn(
  tag: string,
  { languages }: Pick<Site, "languages">,
  publicFiles: ReadonlySet<string>,
): LinkContext | undefined {
  const language = languages.find((one) => one.tag === tag && one.prefix !== "");
  return language && { language, languages, publicFiles };
}

/**
 * Leads a link of a document to the page of its own language: `/support#mail` → `/pt-pt/support#mail`. A file of the site
 * and a page that is named with its language stay what they are.
 */
export function localLink(to: string, { language, languages, publicFiles }: LinkContext): string {
  const { prefix } = language;
  const [path = ""] = /^[^?#]*/.exec(to) ?? [];
  const isOfLanguage = languages.some((one) => one.prefix !== "" && `${path}/`.startsWith(`${one.prefix}/`));
  const file = path.slice(1);
  if (prefix === "" || isOfLanguage || path === "/404" || publicFiles.has(decodePath(file) ?? file))
    return to;
  return (path === "/" ? prefix : prefix + path) + to.slice(path.length);
}

/** What addresses inside the site become. */
export interface LinkChange {
  /** The base path, which they get. */
  readonly base: string;
  /** The targets of links before the base is added; without a base they stay unchanged. */
  readonly localLink?: ((to: string) => string) | undefined;
}

export const isLocal = (address: string): boolean => /^\/(?!\/)/.test(address);

/** Where a link inside the site leads. */
export const leadLink = (to: string, { base, localLink = (same) => same }: LinkChange): string =>
  withBase(base, localLink(to));
