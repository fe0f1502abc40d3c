import type { PageElement } from "../../../src/check/page/page-element.js";
import type { PageFacts } from "../../../src/check/page/read-page.js";
import { elementsIn } from "./elements-in.js";

/** Everything that rules can see of a page, as plain data. */
export function dataOfFacts(facts: PageFacts): unknown {
  const all = elementsIn(facts);
  const numbers = new Map(all.map((element, index) => [element, index]));
  const numberOf = (element: PageElement | undefined) => element && numbers.get(element);
  const list = <Key>(index: ReadonlyMap<Key, readonly PageElement[]>) =>
    [...index].map(([key, elements]) => [key, elements.map(numberOf)]);
  return {
    elements: all.map(({ tag, attributes, parent, isHidden, children }) => ({
      tag,
      attributes: Object.entries(attributes),
      parent: numberOf(parent),
      isHidden,
      children: children.map((child) => (typeof child === "string" ? child : numberOf(child))),
    })),
    byTag: list(facts.byTag),
    byAttribute: list(facts.byAttribute),
    headings: facts.headings.map(numberOf),
    byId: [...facts.byId].map(([id, element]) => [id, numberOf(element)]),
    ids: [...facts.ids],
    addresses: facts.addresses.map(({ element, ...address }) => ({ ...address, element: numberOf(element) })),
    unclosed: facts.unclosed,
  };
}
