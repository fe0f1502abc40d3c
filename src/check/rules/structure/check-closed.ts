import { placeOf } from "../../../diagnostics/diagnostics.js";
import { deepestElement } from "../../page/collect-facts.js";
import type { PageRule } from "../../rule.js";

/** No unclosed construct hides the rest of a page, and browsers keep the nesting of its elements. */
export const checkClosed: PageRule = () => (page, log) => {
  const { unclosed: what, isTooDeep } = page.facts;
  if (what !== undefined) log.add("check/unclosed", { what }, placeOf(page));
  if (isTooDeep) log.add("check/too-deep", { max: String(deepestElement) }, placeOf(page));
};
