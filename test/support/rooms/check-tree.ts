import { checkSteps, type Rules } from "../../../src/check/check-tree.js";
import type { PageFindings } from "../../../src/check/findings/inspect-pages.js";
import type { CheckedSite } from "../../../src/check/rule.js";
import { type Diagnostic, Diagnostics } from "../../../src/diagnostics/diagnostics.js";
import type { Pack } from "../../../src/effects/packs.js";
import type { CheckedTree } from "../../../src/model/pages/checked-tree.js";

/** Runs rules over a tree without a pause. */
export function checkTree(
  tree: CheckedTree,
  rules: Rules,
  options: { readonly cached?: Pack<PageFindings> } = {},
): { readonly diagnostics: Diagnostic[]; readonly site: CheckedSite } {
  const log = new Diagnostics();
  const steps = checkSteps(tree, rules, { ...options, log });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { diagnostics: log.sorted(), site: value };
  }
}
