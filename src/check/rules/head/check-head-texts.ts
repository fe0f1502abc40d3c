import { type Diagnostics, placeOf } from "../../../diagnostics/diagnostics.js";
import { getLinkAt } from "../../../model/addresses/get-links.js";
import type { CheckedPage } from "../../../model/pages/checked-tree.js";
import type { Site } from "../../../model/site/site.js";
import { displayLength } from "../../../text/display-length.js";
import { type HeadText, readHeadText } from "../../page/read-page.js";
import type { CheckedSite, PageRule, ReadPage } from "../../rule.js";

/** In characters; a wide character counts as two. */
const lengths = { title: { min: 5, max: 65 }, description: { min: 20, max: 170 } } as const;
const kinds = ["title", "description"] as const;

/** The title and the description of a page are short enough for search results to show whole. */
export const checkHeadTexts: PageRule =
  ({ site }) =>
  (page, log) => {
    for (const what of kinds) {
      const text = readHeadText(page.facts, what);
      if (!text || !isFound(page, site)) continue;
      const { min, max } = lengths[what];
      const length = displayLength(text);
      // A word of wide characters may have one or two.
      if ((length >= min || length > text.length) && length <= max) continue;
      const args = { what, length: String(length), min: String(min), max: String(max) };
      log.add("check/title-length", args, placeOf(page, [text], ofMeta));
    }
  };

/**
 * Search engines do not show the not-found page, pages that redirect to stores, or versions of documents, which name another page and
 * have handbill's words.
 */
const isFound = ({ routePath, canonical }: ReadPage, site: Site) =>
  routePath !== "/404" && canonical === undefined && !getLinkAt(routePath, site);

/** No two pages of a language share a title or a description. */
export function checkHeadTextsDiffer({ summaries, site }: CheckedSite, log: Diagnostics): void {
  const usedBy = new Map<string, CheckedPage>();
  for (const { page, ...texts } of summaries) {
    // Pages that redirect to stores, one for each campaign, are not in search results.
    if (getLinkAt(page.routePath, site)) continue;
    const shared = new Map<CheckedPage, HeadText[]>();
    for (const what of kinds) {
      if (!texts[what]) continue;
      const key = JSON.stringify([what, page.language, texts[what]]);
      const other = usedBy.get(key);
      if (other === undefined) usedBy.set(key, page);
      else shared.set(other, [...(shared.get(other) ?? []), what]);
    }
    for (const [other, whats] of shared) {
      const [text = ""] = whats.map((what) => texts[what]);
      const args = { what: whats.join(" and "), text, other: nameOf(other, page) };
      // A document's page adds the app's name to its title.
      const written = [...new Set([text, ...text.split(/ [|–—·-] /, 1)])];
      log.add("check/title-not-unique", args, placeOf(page, written, ofMeta));
    }
  }
}

const ofMeta = { exported: "meta" };

/** The name of a page in the message about another page: with its file, if the two files differ. */
const nameOf = ({ routePath, sourceFile }: CheckedPage, other: CheckedPage) =>
  sourceFile === undefined || sourceFile === other.sourceFile ? routePath : `${routePath} (${sourceFile})`;
