import type { Address } from "./page-addresses.js";
import type { PageElement } from "./page-element.js";
import type { TextAt } from "./text-place.js";

/** What a style sheet loads: `url(…)` and `@import`, without what stands in comments. */
export function listStyleUrls(css: string): string[] {
  return findStyleUrls(css).map(({ text }) => text);
}

/** The same with the places where the addresses stand. */
export function findStyleUrls(css: string): TextAt[] {
  if (!/url\(|@import/i.test(css)) return [];
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => " ".repeat(comment.length));
  const urls = [...bare.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/gi)];
  const imports = [...bare.matchAll(/@import\s+(?:"([^"]*)"|'([^']*)')/gi)];
  return [...urls, ...imports].flatMap(({ index, 0: whole, 1: double, 2: single, 3: none }) => {
    const text = double ?? single ?? none ?? "";
    return text === "" ? [] : { text, at: index + whole.lastIndexOf(text) };
  });
}

/** The addresses of an inline style sheet. */
export function addressesInStyle(css: string, element: PageElement): Address[] {
  return listStyleUrls(css).map((value) => ({ element, attribute: "url()", value, use: "load" }));
}
