import type { Diagnostics } from "../core/diagnostics.js";
import type { CheckedTree } from "./checked-tree.js";

/** Nothing on a page relies on inline code that the page's own policy blocks. */
export function checkInlineCode({ pages }: CheckedTree, log: Diagnostics): void {
  for (const { page, facts } of pages) {
    const { module, routePath } = page.route;
    for (const what of new Set(facts.inlineAttributes)) {
      log.add("check/blocked-by-csp", { what }, { file: module.sourceFile, page: routePath });
    }
  }
}
