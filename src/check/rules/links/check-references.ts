import { placeOf } from "../../../diagnostics/diagnostics.js";
import { idLists } from "../../page/start-tag.js";
import type { PageRule } from "../../rule.js";

export const checkReferences: PageRule = () => (page, log) => {
  for (const [attribute, elements] of page.facts.byAttribute) {
    if (!idLists.has(attribute)) continue;
    for (const { tag, attributes } of elements) {
      const value = attributes[attribute] ?? "";
      const missing = value.split(/\s+/).filter((id) => id !== "" && !page.facts.ids.has(id));
      for (const id of missing)
        log.add("check/broken-reference", { attribute, tag, id }, placeOf(page, [id]));
    }
  }
};
