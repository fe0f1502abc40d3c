import { placeOf } from "../../../diagnostics/diagnostics.js";
import { elementsOf } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";

export const checkLanguage: PageRule = () => (page, log) => {
  const language = elementsOf(page.facts, "html")[0]?.attributes.lang?.trim();
  if (!language) log.add("check/no-language", {}, placeOf(page));
};
