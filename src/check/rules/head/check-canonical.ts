import { placeOf } from "../../../diagnostics/place-of.js";
import { canonicalUrl, outputFileOf, twinFileOf } from "../../../model/addresses/addresses.js";
import type { PageRule } from "../../rule.js";
import { listCanonicalLinks } from "./canonical-links.js";

/**
 * Each page names its one canonical address. The not-found page has none: it answers everywhere. A published page that
 * is a folder's index only is at home with a slash at the end, where hosts send those who ask without. A version of a
 * document names the address of the document.
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
