import type { Diagnostics } from "../core/diagnostics.js";
import type { CheckedTree } from "./checked-tree.js";
import { placeOf } from "./place-of.js";
import { elementsOf } from "./read-page.js";

/** Each page says which language it is in. */
export function checkLanguage({ pages }: CheckedTree, log: Diagnostics): void {
  for (const page of pages) {
    const language = elementsOf(page.facts, "html")[0]?.attributes.lang?.trim();
    if (!language) log.add("check/no-language", {}, placeOf(page));
  }
}
