import { placeOf } from "../../../diagnostics/diagnostics.js";
import { canonicalUrl } from "../../../model/addresses/addresses.js";
import { elementsOf, type PageFacts } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";

/** A page has no canonical link besides handbill's own. */
export const checkCanonical: PageRule =
  ({ site }) =>
  (page, log) => {
    const { routePath, canonical = routePath } = page;
    if (routePath === "/404") return;
    const expected = canonicalUrl(site, canonical);
    for (const href of listCanonicalUrls(page.facts))
      if (href !== expected) log.add("check/wrong-canonical", { href, expected }, placeOf(page, [href]));
  };

/** The page's canonical links. `rel` is a list of words, in any case. */
export const listCanonicalUrls = (facts: PageFacts): string[] =>
  elementsOf(facts, "link")
    .filter(({ attributes: { rel = "" } }) => /(?:^|\s)canonical(?:\s|$)/i.test(rel))
    .map(({ attributes: { href = "" } }) => href);
