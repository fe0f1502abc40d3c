import { canonicalUrl } from "../model/addresses/addresses.js";
import type { HeadElement } from "../model/pages/derived.js";
import type { Draft } from "../model/pages/page.js";
import type { Site } from "../model/site/site.js";
import { ogLocaleOf } from "../text/language-names.js";
import type { Deriver } from "./deriver.js";

export interface Alternate {
  /** The language's tag, or `x-default` for speakers of other languages. */
  readonly hreflang: string;
  readonly href: string;
}

/**
 * The translations of a page, itself included, by the page's name in all languages; empty for a page in one language only. `x-default` is
 * the first language, or for the landing page the one that links to all languages. Source: Google Search Central, Localized versions of
 * your pages.
 */
export function listAlternates(
  pages: readonly Draft[],
  site: Site,
): ReadonlyMap<string, readonly Alternate[]> {
  if (site.languages.length < 2) return new Map();
  const byPage = new Map<string, Map<string, string>>();
  for (const { route } of pages) {
    const { routePath, pagePath, language, choosesLanguage } = route;
    if (routePath === "/404") continue;
    const inLanguages = byPage.get(pagePath) ?? new Map<string, string>();
    const called = choosesLanguage ? "x-default" : language;
    byPage.set(pagePath, inLanguages.set(called, canonicalUrl(site, routePath)));
  }
  return new Map([...byPage].map(([pagePath, inLanguages]) => [pagePath, alternatesOf(inLanguages, site)]));
}

function alternatesOf(inLanguages: ReadonlyMap<string, string>, { languages }: Site): Alternate[] {
  const own = languages.flatMap(({ tag }) => {
    const href = inLanguages.get(tag);
    return href === undefined ? [] : { hreflang: tag, href };
  });
  const [first] = own;
  if (!first || own.length < 2) return [];
  return [...own, { hreflang: "x-default", href: inLanguages.get("x-default") ?? first.href }];
}

export const deriveAlternates: Deriver = ({ site, pages }) => {
  const alternates = listAlternates(pages, site);
  if (alternates.size === 0) return {};
  return {
    headOf: ({ route }) => {
      const own = alternates.get(route.pagePath) ?? [];
      const links = own.map(({ hreflang, href }): HeadElement => {
        return { tag: "link", attributes: { rel: "alternate", hreflang, href } };
      });
      const others = own
        .map(({ hreflang }) => hreflang)
        .filter((tag) => tag !== route.language && tag !== "x-default");
      return [
        ...links,
        ...localeOf("og:locale", route.language),
        ...others.flatMap((tag) => localeOf("og:locale:alternate", tag)),
      ];
    },
  };
};

function localeOf(property: string, language: string): HeadElement[] {
  const content = ogLocaleOf(language);
  return content === undefined ? [] : [{ tag: "meta", attributes: { property, content } }];
}
