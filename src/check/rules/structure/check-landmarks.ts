import type { CodeArgs } from "../../../diagnostics/codes.js";
import { type PlaceQuery, placeOf } from "../../../diagnostics/diagnostics.js";
import type { PageElement } from "../../page/page-element.js";
import { elementsOf, type PageFacts } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";
import { accessibleName } from "./accessible-name.js";

/** A page has one main part, which shows something, and its navigations have different labels. */
export const checkLandmarks: PageRule = () => (page, log) => {
  for (const { query, ...args } of findProblems(page.facts))
    log.add("check/landmark", args, placeOf(page, [], query));
};

type Problem = CodeArgs<"check/landmark"> & { readonly query?: PlaceQuery };

function findProblems(facts: PageFacts): Problem[] {
  const listed = (tag: "main" | "nav", role: string) => {
    const native = elementsOf(facts, tag).filter(({ attributes }) => attributes.role === undefined);
    const byRole = (facts.byAttribute.get("role") ?? []).filter(({ attributes }) => attributes.role === role);
    return [...native, ...byRole].filter(({ isHidden }) => !isHidden);
  };
  if (showsNothing(facts)) return [{ problem: "blank" }];
  const mains = listed("main", "main");
  const problems: Problem[] = [];
  if (mains.length !== 1) problems.push({ problem: "mains", detail: `${mains.length}` });
  const navigations = listed("nav", "navigation");
  if (navigations.length > 1) {
    const unlabelled = navigations.find((element) => labelOf(element, facts) === "");
    if (unlabelled) {
      const element = { tag: unlabelled.tag, lacks: "aria-label" };
      problems.push({ problem: "unlabelled nav", query: { element } });
    }
    const labels = new Set<string>();
    const repeated = navigations
      .map((element) => labelOf(element, facts))
      .find((label) => label !== "" && labels.size === labels.add(label).size);
    if (repeated !== undefined) problems.push({ problem: "repeated nav", detail: repeated });
  }
  return problems;
}

function labelOf(element: PageElement, facts: PageFacts): string {
  const { attributes } = element;
  const named = attributes["aria-label"] !== undefined || attributes["aria-labelledby"] !== undefined;
  return named ? accessibleName(element, facts) : "";
}

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
