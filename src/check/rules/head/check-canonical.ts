import { placeOf } from "../../../diagnostics/diagnostics.js";
import { canonicalUrl, outputFileOf, twinFileOf } from "../../../model/addresses/addresses.js";
import type { PageElement } from "../../page/page-element.js";
import { elementsOf, type PageFacts } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";

/**
 * Each page names its canonical URL. The not-found page has none, since it answers everywhere. A published page that is only a folder's
 * index ends in a slash, because hosts redirect to that. A version of a document names the document's URL.
 */
export const checkCanonical: PageRule =
  ({ files, address }) =>
  (page, log) => {
    const { routePath, canonical = routePath } = page;
    if (routePath === "/404") return;
    const isIndexOnly = !files.has(outputFileOf(canonical)) && files.has(twinFileOf(canonical) ?? "");
    const expected = canonicalUrl(address, canonical) + (isIndexOnly ? "/" : "");
    const links = listCanonicalLinks(page.facts);
    if (links.length === 0) log.add("check/no-canonical", { expected }, placeOf(page));
    for (const { attributes } of links) {
      const href = attributes.href ?? "";
      if (href !== expected) log.add("check/wrong-canonical", { href, expected }, placeOf(page, [href]));
    }
  };

/** The page's canonical links. `rel` is a list of words, in any case. */
export function listCanonicalLinks(facts: PageFacts): PageElement[] {
  return elementsOf(facts, "link").filter(({ attributes: { rel = "" } }) =>
    /(?:^|\s)canonical(?:\s|$)/i.test(rel),
  );
}
