import { placeOf } from "../diagnostics/place-of.js";
import { elementsOf } from "./read-page.js";
import type { PageRule } from "./rule.js";

/** Style of a page that is written from right to left keeps to no side of the window. */
export const checkDirections: PageRule = () => (page, log) => {
  if (elementsOf(page.facts, "html")[0]?.attributes.dir !== "rtl") return;
  for (const side of page.style.sides())
    log.add("check/physical-side", { ...side }, placeOf(page, [side.property]));
};
