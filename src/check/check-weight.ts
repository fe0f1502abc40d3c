import type { Diagnostics } from "../core/diagnostics.js";
import type { Budget } from "../core/site.js";
import type { CheckedPage, CheckedTree } from "./checked-tree.js";
import { inlineCodeOf, type PageWeight, weighPage } from "./page-weight.js";
import { placeOf } from "./place-of.js";
import { elementsOf } from "./read-page.js";

/** Each page keeps within its budget. A folder without a config has none. */
export function checkWeight(checked: CheckedTree, log: Diagnostics): void {
  const budgets = checked.site?.checks.budgets;
  if (!budgets) return;
  for (const page of checked.pages) {
    const budget = budgets[page.routePath] ?? budgets["*"];
    if (!budget || isInDevelopment(page) || isPlainlyWithin(page, budget)) continue;
    const weight = weighPage(page, checked);
    const report = (what: string, bytes: number, allowed: number) => {
      if (bytes <= allowed) return;
      const args = { what, bytes: String(bytes), budget: String(allowed), heaviest: heaviestOf(weight) };
      log.add("check/over-budget", args, placeOf(page));
    };
    report("the first load", weight.firstLoad, budget.firstLoad);
    report("the script", weight.script, budget.script);
  }
}

/** Compressing takes time: a page that is light enough as it is need not be compressed. */
function isPlainlyWithin(page: CheckedPage, { firstLoad, script }: Budget): boolean {
  const { html, facts } = page;
  const loadsMore = facts.addresses.some(
    ({ use, value }) => use === "load" && /\.(css|m?js)([?#]|$)/.test(value),
  );
  const bytes = Buffer.byteLength(html);
  return !loadsMore && bytes <= firstLoad && Buffer.byteLength(inlineCodeOf(page, "script")) <= script;
}

/** A development server adds a script of its own, which is never published. */
const isInDevelopment = ({ facts }: CheckedPage) =>
  elementsOf(facts, "script").some(({ attributes }) => attributes["data-handbill"] !== undefined);

function heaviestOf({ parts }: PageWeight): string {
  const [kind, bytes] = Object.entries(parts).sort(([, a], [, b]) => b - a)[0] ?? ["html", 0];
  return `its ${kind} with ${bytes} bytes`;
}
