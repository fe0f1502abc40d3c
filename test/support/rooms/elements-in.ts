import type { PageElement } from "../../../src/check/page/page-element.js";
import type { PageFacts } from "../../../src/check/page/read-page.js";

/** All elements of a page, in document order. */
export function elementsIn({ roots }: PageFacts): PageElement[] {
  const within = (element: PageElement): PageElement[] => [
    element,
    ...element.children.flatMap((child) => (typeof child === "string" ? [] : within(child))),
  ];
  return roots.flatMap(within);
}
