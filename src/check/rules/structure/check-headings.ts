import { type Place, placeOf } from "../../../diagnostics/diagnostics.js";
import type { PageElement } from "../../page/page-element.js";
import type { PageFacts } from "../../page/read-page.js";
import type { PageRule, ReadPage } from "../../rule.js";
import { accessibleName, hasName } from "./accessible-name.js";
import { showsNothing } from "./check-landmarks.js";

/** A page has one h1, and its outline skips no level on the way down. */
export const checkHeadings: PageRule = () => (page, log) => {
  const headings = page.facts.headings.filter(({ isHidden }) => !isHidden);
  const count = headings.filter(({ tag }) => tag === "h1").length;
  // A page that shows nothing is reported as that.
  if (count !== 1 && !(count === 0 && showsNothing(page.facts)))
    log.add("check/h1-count", { count: String(count) }, placeOfExtra(page, headings));
  let before = 0;
  for (const heading of headings) {
    const level = Number(heading.tag.slice(1));
    if (isEmpty(heading, page.facts)) {
      const { id, class: className } = heading.attributes;
      const distinctive = id ?? className;
      const element = { tag: heading.tag, lacks: "text" };
      const place = placeOf(page, distinctive ? [distinctive] : [], { element });
      log.add("check/empty-heading", { level: String(level) }, place);
    }
    if (before > 0 && level > before + 1) {
      const text = accessibleName(heading, page.facts).slice(0, 60);
      log.add(
        "check/heading-order",
        { text, level: String(level), before: String(before), next: String(before + 1) },
        placeOf(page, [text], {
          visibleText: { text: accessibleName(heading, page.facts), tag: heading.tag },
        }),
      );
    }
    before = level;
  }
};

/** A second h1 is the document's if its Markdown has one, because the page's own states the topic. */
function placeOfExtra(page: ReadPage, headings: readonly PageElement[]): Place {
  const { document, routePath, facts } = page;
  const heading = document?.headings.find(({ depth }) => depth === 1);
  if (!document || !heading) {
    const extra = headings.filter(({ tag }) => tag === "h1")[1];
    return placeOf(page, [], extra ? { visibleText: { text: accessibleName(extra, facts), tag: "h1" } } : {});
  }
  const file = document.sourceFile;
  const query = {
    texts: [`# ${heading.text}`],
    files: [file],
    visibleText: { text: heading.text, tag: "h1" },
  };
  return { file, page: routePath, seek: { kind: "literal", ...query } };
}

/** An image without alternative text has its own rule. */
const isEmpty = (heading: PageElement, facts: PageFacts) =>
  !hasName(heading, facts) && !heading.children.some(holdsImage);

const holdsImage = (child: PageElement | string): boolean =>
  typeof child !== "string" && (/^(img|svg)$/.test(child.tag) || child.children.some(holdsImage));
