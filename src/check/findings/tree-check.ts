import type { Diagnostic, Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Pack } from "../../effects/result-store.js";
import type { CheckedTree } from "../../model/pages/checked-tree.js";
import type { CheckedSite, PageSummary, Rule } from "../rule.js";
import { type CachedFindings, FindingsCache } from "./findings-cache.js";
import { pageInspector } from "./inspect-pages.js";

export type Rules = Readonly<Record<string, Rule>>;

export interface CheckOptions {
  /** Called before each page, with the number of finished ones. */
  readonly onPage?: (done: number, of: number) => void;
  /** Caches findings from one run to the next. */
  readonly cached?: Pack<CachedFindings> | undefined;
}

/** Runs rules over a tree: over each page, unless its findings are cached, then over all pages. Other work may run between its steps. */
export function* checkSteps(
  tree: CheckedTree,
  rules: Rules,
  { onPage, cached, log }: CheckOptions & { readonly log: Diagnostics },
): Generator<void, CheckedSite> {
  const cache = cached && new FindingsCache(tree, Object.keys(rules), cached);
  const inspect = pageInspector(tree, rules);
  const isFirst = repeatFilter(Object.values(rules).flatMap(({ once = [] }) => once));
  const summaries: PageSummary[] = [];
  for (const [index, page] of tree.pages.entries()) {
    let seen = cache?.find(page);
    if (!seen) {
      onPage?.(index, tree.pages.length);
      const inspected = inspect(page);
      cache?.add(page, inspected);
      seen = inspected;
      yield;
    }
    log.take(seen.diagnostics.filter(isFirst));
    summaries.push({ page, ...seen.summary });
  }
  cache?.complete();
  const site = { ...tree, summaries };
  for (const rule of Object.values(rules)) {
    rule.site?.(site, log);
    yield;
  }
  return site;
}

/** Returns a filter that passes findings with a `once` code only for the first page that has them. */
function repeatFilter(once: readonly string[]): (diagnostic: Diagnostic) => boolean {
  const codes = new Set(once);
  const reported = new Set<string>();
  return ({ code, args }) =>
    !codes.has(code) || reported.size < reported.add(JSON.stringify([code, args])).size;
}
