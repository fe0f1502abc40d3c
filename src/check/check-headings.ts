import type { Diagnostics } from "../core/diagnostics.js";
import { accessibleName, isHidden } from "./accessible-name.js";
import type { CheckedTree } from "./checked-tree.js";
import { placeOf } from "./place-of.js";

/** A page has one h1, and no level of its outline is skipped on the way down. */
export function checkHeadings({ pages }: CheckedTree, log: Diagnostics): void {
  for (const page of pages) {
    const headings = page.facts.elements.filter(
      (element) => /^h[1-6]$/.test(element.tag) && !isHidden(element),
    );
    const count = headings.filter(({ tag }) => tag === "h1").length;
    if (count !== 1) log.add("check/h1-count", { count: String(count) }, placeOf(page));
    let before = 0;
    for (const heading of headings) {
      const level = Number(heading.tag.slice(1));
      const text = accessibleName(heading, page.facts).slice(0, 60);
      if (before > 0 && level > before + 1) {
        log.add(
          "check/heading-order",
          { text, level: String(level), before: String(before) },
          placeOf(page, [text]),
        );
      }
      before = level;
    }
  }
}
