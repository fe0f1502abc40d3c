import { placeOf } from "../core/place-of.js";
import { accessibleName } from "./accessible-name.js";
import type { PageElement } from "./page-element.js";
import type { PageFacts } from "./read-page.js";
import type { PageRule } from "./rule.js";

/** A page has one h1, and no level of its outline is skipped on the way down. */
export const checkHeadings: PageRule = () => (page, log) => {
  const headings = page.facts.elements.filter(({ tag, isHidden }) => /^h[1-6]$/.test(tag) && !isHidden);
  const count = headings.filter(({ tag }) => tag === "h1").length;
  if (count !== 1) log.add("check/h1-count", { count: String(count) }, placeOf(page));
  let before = 0;
  for (const heading of headings) {
    const level = Number(heading.tag.slice(1));
    if (isEmpty(heading, page.facts)) {
      const { id, class: className } = heading.attributes;
      const telling = id ?? className;
      const place = placeOf(page, telling ? [telling] : []);
      log.add("check/empty-heading", { level: String(level) }, place);
    }
    if (before > 0 && level > before + 1) {
      const text = accessibleName(heading, page.facts).slice(0, 60);
      log.add(
        "check/heading-order",
        { text, level: String(level), before: String(before), next: String(before + 1) },
        placeOf(page, [text]),
      );
    }
    before = level;
  }
};

/** An image without a text that stands for it has its own rule. */
const isEmpty = (heading: PageElement, facts: PageFacts) =>
  accessibleName(heading, facts) === "" && !heading.children.some(holdsImage);

const holdsImage = (child: PageElement | string): boolean =>
  typeof child !== "string" && (/^(img|svg)$/.test(child.tag) || child.children.some(holdsImage));
