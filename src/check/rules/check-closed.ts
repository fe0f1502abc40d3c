import { placeOf } from "../../diagnostics/place-of.js";
import type { PageRule } from "../rule.js";

/** Nothing on a page swallows the rest of it. */
export const checkClosed: PageRule = () => (page, log) => {
  const { unclosed: what } = page.facts;
  if (what !== undefined) log.add("check/unclosed", { what }, placeOf(page));
};
