import { textOf } from "./page-element.js";
import { elementsOf, type PageFacts } from "./read-page.js";

export type HeadText = "title" | "description";

/** A page's title or description; undefined if it has none. */
export function readHeadText(facts: PageFacts, what: HeadText): string | undefined {
  if (what === "title") {
    const title = elementsOf(facts, "title").find(({ parent }) => parent?.tag === "head");
    return title && textOf(title).trim();
  }
  const meta = elementsOf(facts, "meta").find(
    ({ attributes }) => attributes.name?.toLowerCase() === "description",
  );
  return meta?.attributes.content?.trim();
}
