import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Pack } from "../../effects/result-store.js";
import { inTurns, type Turns } from "../../effects/turns.js";
import type { CheckedPage, CheckedTree } from "../../model/pages/checked-tree.js";
import type { CheckedSite, PageSummary, Rule } from "../rule.js";
import { type CachedFindings, FindingsCache } from "./findings-cache.js";
import { type InspectedPage, pageInspector, type SeenPage } from "./inspect-pages.js";

export type Rules = Readonly<Record<string, Rule>>;

export interface Checked {
  readonly found: Diagnostic[];
  readonly site: CheckedSite;
}

export interface CheckOptions {
  /** Called before each page, with the number of finished ones. */
  readonly onPage?: (done: number, of: number) => void;
  /** Caches findings from one run to the next. */
  readonly cached?: Pack<CachedFindings> | undefined;
}

/** Runs rules over a tree: over each page in any order, then over all pages. */
export class TreeCheck {
  readonly tree: CheckedTree;
  readonly rules: Rules;
  /** The pages to check, because no results for them are cached. */
  readonly open: readonly CheckedPage[];
  readonly #seen = new Map<CheckedPage, SeenPage>();
  readonly #cache: FindingsCache | undefined;
  readonly #inspect: (page: CheckedPage) => InspectedPage;
  readonly #options: CheckOptions;

  constructor(tree: CheckedTree, rules: Rules, options: CheckOptions) {
    this.tree = tree;
    this.rules = rules;
    this.#options = options;
    this.#inspect = pageInspector(tree, rules);
    this.#cache = options.cached && new FindingsCache(tree, Object.keys(rules), options.cached);
    this.open = tree.pages.filter((page) => {
      const cached = this.#cache?.find(page);
      if (cached) this.#seen.set(page, cached);
      return !cached;
    });
  }

  inspect(page: CheckedPage): void {
    this.#options.onPage?.(this.#seen.size, this.tree.pages.length);
    const inspected = this.#inspect(page);
    this.#seen.set(page, inspected);
    this.#cache?.add(page, inspected);
  }

  finish(): Checked {
    const log = new Diagnostics();
    const site = this.#gather(log);
    for (const rule of Object.values(this.rules)) rule.site?.(site, log);
    return { found: log.sorted(), site };
  }

  /** Reports the findings, unordered; the caller sorts them. */
  async finishInTurns(turns: Turns | undefined, log: Diagnostics): Promise<CheckedSite> {
    const site = this.#gather(log);
    await inTurns(Object.values(this.rules), turns, (rule) => rule.site?.(site, log));
    return site;
  }

  /** Reports the findings of all pages; returns the pages with their summaries. */
  #gather(log: Diagnostics): CheckedSite {
    const withoutRepeats = repeatFilter(Object.values(this.rules).flatMap(({ once = [] }) => once));
    const summaries = this.tree.pages.flatMap((page): PageSummary | [] => {
      const seen = this.#seen.get(page);
      if (!seen) return [];
      log.take(withoutRepeats(seen.found));
      return { page, ...seen.summary };
    });
    this.#cache?.complete();
    return { ...this.tree, summaries };
  }
}

/** Returns a filter that passes findings with a `once` code only for the first page that has them. */
function repeatFilter(once: readonly string[]): (found: readonly Diagnostic[]) => readonly Diagnostic[] {
  const codes = new Set(once);
  const reported = new Set<string>();
  return (found) =>
    found.filter(
      ({ code, args }) => !codes.has(code) || reported.size < reported.add(JSON.stringify([code, args])).size,
    );
}
