import type { Address } from "./page-addresses.js";
import type { PageElement } from "./page-element.js";

/** What a style sheet loads: `url(…)` and `@import`, without what stands in comments. */
export function listStyleUrls(css: string): string[] {
  if (!/url\(|@import/i.test(css)) return [];
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, " ");
  const urls = [...bare.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/gi)];
  const imports = [...bare.matchAll(/@import\s+(?:"([^"]*)"|'([^']*)')/gi)];
  return [...urls, ...imports].map((match) => match[1] ?? match[2] ?? match[3] ?? "").filter(Boolean);
}

/** The addresses of an inline style sheet. */
export function addressesInStyle(css: string, element: PageElement): Address[] {
  return listStyleUrls(css).map((value) => ({ element, attribute: "url()", value, use: "load" }));
}
