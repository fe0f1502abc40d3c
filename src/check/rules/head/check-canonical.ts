import { placeOf } from "../../../diagnostics/diagnostics.js";
import { canonicalUrl } from "../../../model/addresses/addresses.js";
import { elementsOf, type PageFacts } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";

/** A page has no canonical link besides handbill's own. */
export const checkCanonical: PageRule =
  ({ site }) =>
  (page, log) => {
    const { routePath, canonical = routePath } = page;
    for (const { attribute, value } of page.facts.addresses)
      if (attribute === "content" && !/^https?:\/\//i.test(value))
        log.add("check/malformed-address", { href: value }, placeOf(page, [value]));
    if (routePath === "/404") return;
    for (const { attributes } of routePath === "/" ? elementsOf(page.facts, "meta") : [])
      if (attributes.name === "robots" && /noindex|none/i.test(attributes.content ?? ""))
        log.add("check/not-indexed", {}, placeOf(page, [attributes.content ?? ""]));
    const expected = canonicalUrl(site, canonical);
    for (const href of listCanonicalUrls(page.facts))
      if (href !== expected) log.add("check/wrong-canonical", { href, expected }, placeOf(page, [href]));
  };

/** The page's canonical links. `rel` is a list of words, in any case. */
export const listCanonicalUrls = (facts: PageFacts): string[] =>
  elementsOf(facts, "link")
    .filter(({ attributes: { rel = "" } }) => /(?:^|\s)canonical(?:\s|$)/i.test(rel))
    .map(({ attributes: { href = "" } }) => href);
