import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Pack } from "../../effects/result-store.js";
import { inTurns, type Turns } from "../../effects/turns.js";
import type { CheckedPage, CheckedTree } from "../../model/checked-tree.js";
import type { CheckedSite, PageSummary } from "../checked-site.js";
import type { Rule } from "../rule.js";
import { type KeptOfPages, loadsIn, SeenBefore, type SeenPage, type Summary } from "./kept-page.js";
import { PageKeeper } from "./kept-pages.js";
import { SiteKeeper } from "./kept-site.js";
import { LateSummary } from "./late-summary.js";
import { type LookedPage, pageLooker } from "./look-at-pages.js";

export type Rules = Readonly<Record<string, Rule>>;

export interface Checked {
  readonly found: Diagnostic[];
  readonly site: CheckedSite;
}

export interface CheckOptions {
  /** Told before each page how many are done. */
  readonly onPage?: (done: number, of: number) => void;
  /** Where what was found on pages that are as they were is kept. */
  readonly kept?: Pack<KeptOfPages> | undefined;
  /** Whether nobody looks at what is kept of pages once the rules are over: it may not be there any more. */
  readonly isLast?: boolean;
}

/** Rules that run over a tree: over each page in any order, then over all of them. */
export class TreeCheck {
  readonly tree: CheckedTree;
  readonly rules: Rules;
  readonly #open: readonly CheckedPage[];
  readonly #seen = new Map<CheckedPage, SeenPage>();
  readonly #keeper: PageKeeper;
  readonly #look: (page: CheckedPage) => LookedPage;
  readonly #options: CheckOptions;

  constructor(tree: CheckedTree, rules: Rules, options: CheckOptions) {
    this.tree = tree;
    this.rules = rules;
    this.#options = options;
    this.#look = pageLooker(tree, rules);
    this.#keeper = new PageKeeper(tree, Object.keys(rules), { kept: options.kept, look: this.#look });
    this.#open = tree.pages.filter((page) => {
      const before = this.#keeper.find(page);
      if (before) this.#seen.set(page, before);
      return !before;
    });
  }

  /** The pages that are still to be looked at: nothing is kept of them. */
  get open(): readonly CheckedPage[] {
    return this.#open.filter(this.isOpen);
  }

  readonly isOpen = (page: CheckedPage): boolean => !this.#seen.has(page);

  lookAt(page: CheckedPage): void {
    this.#options.onPage?.(this.#seen.size, this.tree.pages.length);
    this.add(page, this.#look(page));
  }

  /** Takes what looking at a page came to. */
  add(page: CheckedPage, looked: LookedPage): void {
    this.#seen.set(page, looked);
    this.#keeper.add(page, looked);
  }

  lookAtRest(): void {
    for (const page of this.open) this.lookAt(page);
  }

  finish(): Checked {
    const log = new Diagnostics();
    const over = this.#gather(log);
    for (const rule of Object.values(this.rules)) over.run(rule);
    const site = over.end();
    return { found: log.sorted(), site };
  }

  /** Reports what was found, in no order: whoever tells it orders it with all else. */
  async finishInTurns(turns: Turns | undefined, log: Diagnostics): Promise<CheckedSite> {
    const over = this.#gather(log);
    await inTurns(Object.values(this.rules), turns, over.run);
    return over.end();
  }

  /** Reports what was found on all pages; gives them, and what runs rules over them. */
  #gather(log: Diagnostics): OverAll {
    const { tree, rules } = this;
    const withoutRepeats = repeatFilter(Object.values(rules).flatMap(({ once = [] }) => once));
    const seenPages: SeenPage[] = [];
    const summaries: PageSummary[] = [];
    for (const page of tree.pages) {
      const seen = this.#seen.get(page);
      if (!seen) continue;
      log.take(withoutRepeats(seen.found));
      seenPages.push(seen);
      summaries.push(
        seen instanceof SeenBefore ? new LateSummary(page, seen) : summaryOf(page, seen.summary),
      );
    }
    const site = { ...tree, summaries };
    const hasOverSummaries = Object.values(rules).some((rule) => rule.summaries);
    const keeper = hasOverSummaries ? new SiteKeeper(site, this.#keeper) : undefined;
    const before = keeper?.find(site);
    this.#keeper.write();
    const found = new Diagnostics();
    return {
      run: (rule) => {
        rule.site?.(site, log);
        if (!before) rule.summaries?.(site, found);
      },
      end: () => {
        const own = before ?? found.all;
        if (!before) keeper?.keep(own, site);
        if (keeper?.entries !== undefined) this.#keeper.writeLooks(keeper.entries, seenPages);
        const whole = this.#options.isLast ? site : { ...site, summaries: site.summaries.map(wholeSummary) };
        this.#keeper.keep();
        log.take(own);
        return whole;
      },
    };
  }
}

function summaryOf(page: CheckedPage, summary: Summary): PageSummary {
  const { title, description, ids, links } = summary;
  return { page, title, description, ids, links, loads: loadsIn(summary) };
}

const wholeSummary = (summary: PageSummary): PageSummary =>
  summary instanceof LateSummary ? summaryOf(summary.page, summary) : summary;

/** Rules that run over all pages. */
interface OverAll {
  readonly run: (rule: Rule) => void;
  /** Reports what those over summaries found; gives the pages with all that is kept of each. */
  readonly end: () => CheckedSite;
}

/** Lets what is told once through at the first page where it is found. */
function repeatFilter(once: readonly string[]): (found: readonly Diagnostic[]) => readonly Diagnostic[] {
  const codes = new Set(once);
  const told = new Set<string>();
  return (found) =>
    found.filter(
      ({ code, args }) => !codes.has(code) || told.size < told.add(JSON.stringify([code, args])).size,
    );
}
