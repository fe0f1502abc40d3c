import type { Route } from "../pages/route.js";

/** The URL of each page by its URL without a language prefix, then by language. Empty for a site with one language at the root. */
export type PageAddresses = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function listPageAddresses(routes: readonly Route[]): PageAddresses {
  const addresses: Record<string, Record<string, string>> = {};
  if (routes.every(({ routePath, pagePath, choosesLanguage }) => routePath === pagePath && !choosesLanguage))
    return {};
  for (const { pagePath, language, routePath, choosesLanguage } of routes) {
    // It has the name of the landing pages, but is not one of them.
    if (choosesLanguage) continue;
    const own = Object.hasOwn(addresses, pagePath) ? addresses[pagePath] : undefined;
    addresses[pagePath] = { ...own, [language]: routePath };
  }
  return addresses;
}

/** The target of a page's link in a language: `/press#kit` → `/pt-pt/press#kit`. Addresses that are not pages stay unchanged. */
export function addressIn(language: string, to: string, addresses: PageAddresses): string {
  const [path = ""] = /^[^?#]*/.exec(to) ?? [];
  const inLanguages = Object.hasOwn(addresses, path) ? addresses[path] : undefined;
  const own = inLanguages && Object.hasOwn(inLanguages, language) ? inLanguages[language] : undefined;
  return own === undefined ? to : own + to.slice(path.length);
}
