import type { Diagnostics } from "../core/diagnostics.js";
import { accessibleName, formatTag, isHidden } from "./accessible-name.js";
import type { CheckedPage, CheckedTree } from "./checked-tree.js";
import type { PageElement } from "./page-element.js";
import { placeOf } from "./place-of.js";
import { elementsOf } from "./read-page.js";

/** Links, buttons, frames, images and fields can be called by a name. */
export function checkNames({ pages }: CheckedTree, log: Diagnostics): void {
  for (const page of pages) {
    const visible = (...tags: string[]) =>
      elementsOf(page.facts, ...tags).filter((element) => !isHidden(element));
    for (const element of visible("a", "button", "summary", "iframe")) {
      if (element.tag === "a" && element.attributes.href === undefined) continue;
      if (accessibleName(element, page.facts) === "")
        log.add("check/unnamed", { what: formatTag(element) }, placeOfElement(page, element));
    }
    for (const element of visible("img", "area", "input", "svg", "div", "span", "figure", "i")) {
      if (lacksAlternative(element, page))
        log.add("check/no-alternative", { what: formatTag(element) }, placeOfElement(page, element));
    }
    for (const element of visible("input", "select", "textarea")) {
      if (lacksLabel(element, page))
        log.add("check/unlabelled", { what: formatTag(element) }, placeOfElement(page, element));
    }
  }
}

function lacksAlternative(element: PageElement, { facts }: CheckedPage): boolean {
  const { tag, attributes } = element;
  if (tag === "img" && attributes.alt !== undefined) return false;
  const isImage =
    tag === "img" ||
    (tag === "input" && attributes.type === "image") ||
    (tag === "area" && attributes.href !== undefined) ||
    attributes.role === "img";
  if (!isImage || attributes.role === "presentation" || attributes.role === "none") return false;
  const svgTitle =
    tag === "svg" && element.children.some((child) => typeof child !== "string" && child.tag === "title");
  return !svgTitle && accessibleName(element, facts) === "";
}

const needsNoLabel = /^(hidden|submit|reset|button|image)$/;

function lacksLabel(element: PageElement, { facts }: CheckedPage): boolean {
  const { tag, attributes } = element;
  if (tag === "input" && needsNoLabel.test(attributes.type ?? "text")) return false;
  const named = ["aria-label", "aria-labelledby", "title"].some((name) => attributes[name]?.trim());
  if (named) return false;
  for (let at = element.parent; at; at = at.parent) if (at.tag === "label") return false;
  const { id } = attributes;
  return id === undefined || !elementsOf(facts, "label").some((label) => label.attributes.for === id);
}

/** Where an attribute that tells the element from others is written. */
function placeOfElement(page: CheckedPage, { attributes }: PageElement) {
  const telling = attributes.id ?? attributes.href ?? attributes.src ?? attributes.class;
  return placeOf(page, telling ? [telling] : []);
}
