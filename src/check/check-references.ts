import type { Diagnostics } from "../core/diagnostics.js";
import type { CheckedTree } from "./checked-tree.js";
import { placeOf } from "./place-of.js";

const idLists = new Set([
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-details",
  "aria-activedescendant",
  "aria-errormessage",
  "aria-flowto",
  "for",
  "headers",
  "list",
  "popovertarget",
]);

/** Attributes that name other elements of the page name ones that are there. */
export function checkReferences({ pages }: CheckedTree, log: Diagnostics): void {
  for (const page of pages) {
    for (const { tag, attributes } of page.facts.elements) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!idLists.has(attribute)) continue;
        const missing = value.split(/\s+/).filter((id) => id !== "" && !page.facts.ids.has(id));
        for (const id of missing)
          log.add("check/broken-reference", { attribute, tag, id }, placeOf(page, [id]));
      }
    }
  }
}
