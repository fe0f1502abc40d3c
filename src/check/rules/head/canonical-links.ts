import type { PageElement } from "../../page/page-element.js";
import { elementsOf, type PageFacts } from "../../page/read-page.js";

/** The page's canonical links. `rel` is a list of words, in any case. */
export function listCanonicalLinks(facts: PageFacts): PageElement[] {
  return elementsOf(facts, "link").filter(({ attributes: { rel = "" } }) =>
    /(?:^|\s)canonical(?:\s|$)/i.test(rel),
  );
}
