import { placeOf } from "../../../diagnostics/place-of.js";
import { canonicalUrl, outputFileOf, twinFileOf } from "../../../model/addresses/addresses.js";
import type { PageRule } from "../../rule.js";
import { listCanonicalLinks } from "./canonical-links.js";

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
