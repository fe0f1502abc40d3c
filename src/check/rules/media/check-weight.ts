import { placeOf } from "../../../diagnostics/diagnostics.js";
import { configPlace } from "../../../model/place.js";
import type { Budget } from "../../../model/site/site.js";
import { nearest } from "../../../text/nearest.js";
import type { PageRule, ReadPage, SiteRule } from "../../rule.js";
import { inlineCodeOf, type PageWeight, weigherOf } from "./page-weight.js";

export const checkWeight: PageRule = (tree) => {
  const { budgets } = tree.site.checks;
  const weigh = weigherOf(tree);
  return (page, log) => {
    const budget = budgets[page.routePath] ?? budgets["*"];
    if (!budget || isPlainlyWithin(page, budget)) return;
    const weight = weigh(page);
    const report = (what: string, bytes: number, budgeted: number, heaviest?: string) => {
      if (bytes <= budgeted) return;
      const args = { what, bytes: String(bytes), budget: String(budgeted), heaviest };
      log.add("check/over-budget", args, placeOf(page));
    };
    report("the first load", weight.firstLoad, budget.firstLoad, heaviestOf(weight));
    report("the script", weight.script, budget.script);
  };
};

export const checkBudgets: SiteRule = ({ site, summaries, unrendered }, log) => {
  const routes = new Set([...summaries.map(({ page }) => page.routePath), ...unrendered]);
  for (const route of Object.keys(site.checks.budgets)) {
    if (route === "*" || routes.has(route)) continue;
    log.add(
      "check/unknown-budget",
      { route, near: nearest(route, routes) },
      configPlace(["checks", "budgets", route]),
    );
  }
};

/** Compressing takes time: a page that is light enough uncompressed need not be compressed. */
function isPlainlyWithin(page: ReadPage, { firstLoad, script }: Budget): boolean {
  const { facts } = page;
  const loadsMore = facts.addresses.some(
    ({ use, value }) => use === "load" && /\.(css|m?js)([?#]|$)/.test(value),
  );
  return (
    !loadsMore &&
    Buffer.byteLength(page.html) <= firstLoad &&
    Buffer.byteLength(inlineCodeOf({ facts }, "script")) <= script
  );
}

function heaviestOf({ parts }: PageWeight): string {
  const [kind, bytes] = Object.entries(parts).sort(([, a], [, b]) => b - a)[0] ?? ["html", 0];
  return `its ${kind} with ${bytes} bytes`;
}
