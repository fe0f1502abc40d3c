import type { PageElement } from "./page-element.js";
import { elementsOf, type PageFacts } from "./read-page.js";

/** Whether the main part of a page, or a page without one, has no text and no picture: its components returned nothing. */
export function showsNothing(facts: PageFacts): boolean {
  const mains = elementsOf(facts, "main");
  return (mains.length > 0 ? mains : facts.roots).every(isBlank);
}

const isBlank = (child: PageElement | string): boolean =>
  typeof child === "string"
    ? child.trim() === ""
    : child.reading === "never" ||
      child.tag === "head" ||
      (!shown.test(child.tag) && child.children.every(isBlank));

const shown = /^(?:img|svg|video|audio|canvas|iframe|object|embed|input|textarea|select|button)$/;
