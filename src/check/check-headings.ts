import { accessibleName } from "./accessible-name.js";
import { placeOf } from "./place-of.js";
import type { PageRule } from "./rule.js";

/** A page has one h1, and no level of its outline is skipped on the way down. */
export const checkHeadings: PageRule = () => (page, log) => {
  const headings = page.facts.elements.filter(({ tag, isHidden }) => /^h[1-6]$/.test(tag) && !isHidden);
  const count = headings.filter(({ tag }) => tag === "h1").length;
  if (count !== 1) log.add("check/h1-count", { count: String(count) }, placeOf(page));
  let before = 0;
  for (const heading of headings) {
    const level = Number(heading.tag.slice(1));
    if (before > 0 && level > before + 1) {
      const text = accessibleName(heading, page.facts).slice(0, 60);
      log.add(
        "check/heading-order",
        { text, level: String(level), before: String(before) },
        placeOf(page, [text]),
      );
    }
    before = level;
  }
};
