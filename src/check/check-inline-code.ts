import type { Diagnostics } from "../core/diagnostics.js";
import type { CheckedTree } from "./checked-tree.js";
import type { PageElement } from "./page-element.js";
import { placeOf } from "./place-of.js";
import { readPolicy } from "./policy.js";

/** Nothing on a page relies on inline attributes that the page's own policy blocks. */
export function checkInlineCode({ pages }: CheckedTree, log: Diagnostics): void {
  for (const page of pages) {
    if (!readPolicy(page.facts)) continue;
    for (const what of new Set(page.facts.elements.flatMap(listInlineCode))) {
      log.add("check/blocked-by-csp", { what }, placeOf(page));
    }
  }
}

function listInlineCode({ tag, attributes }: PageElement): string[] {
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (attribute === "style") return [`the attribute style="${value}" of <${tag}>`];
    if (/^on[a-z]/.test(attribute)) return [`the attribute ${attribute} of <${tag}>`];
    return /^\s*javascript:/i.test(value) && /^(href|src|action|formaction)$/.test(attribute)
      ? [`the javascript: address of <${tag}>`]
      : [];
  });
}
