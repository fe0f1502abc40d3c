import type { CheckedTree } from "../core/checked-tree.js";
import type { CollectionDocuments } from "../core/collection.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { Diagnostics } from "../core/diagnostics.js";
import type { LegalDocument } from "../core/project.js";
import type { Pack } from "../core/result-store.js";
import type { SampleTexts } from "../core/sample-texts.js";
import type { Site } from "../core/site.js";
import type { Tree } from "../core/tree.js";
import type { CheckedSite, PageSummary } from "./checked-tree.js";
import type { KeptOfPages } from "./kept-page.js";
import { PageKeeper } from "./kept-pages.js";
import { pageReader } from "./read-page.js";
import type { Rule } from "./rule.js";
import { summariser } from "./summarise-page.js";

export interface CheckContext {
  readonly site: Site;
  readonly legal: readonly LegalDocument[];
  /** The documents as their files have them; default: the same. */
  readonly written?: readonly LegalDocument[];
  readonly collections?: CollectionDocuments;
  readonly configFile: string;
  readonly today: string | undefined;
  readonly samples?: SampleTexts | undefined;
  /** Routes whose page could not be rendered. */
  readonly unrendered?: readonly string[];
}

/** What the rules look at, from a tree that has just been made. */
export function readTree(tree: Tree, context: CheckContext): CheckedTree {
  const {
    site,
    legal,
    written = legal,
    collections = {},
    configFile,
    today,
    samples,
    unrendered = [],
  } = context;
  const pages = tree.pages.map((page) => {
    const { route, documents, contents } = page;
    const { routePath, canonical, language, module, choosesLanguage } = route;
    const [document] = documents;
    const sources = [...module.sources, ...[...documents, ...contents].map((shown) => shown.sourceFile)];
    return {
      routePath,
      canonical,
      ...(!choosesLanguage && { language }),
      // Each text when its turn comes, not of all pages at once.
      get html() {
        return page.html;
      },
      hash: page.hash,
      sourceFile: module.sourceFile,
      sources,
      document,
    };
  });
  const known = { site, legal, written, collections, configFile, today, samples };
  return { files: tree.files, pages, unrendered, address: site, ...known };
}

export interface CheckOptions {
  /** Told before each page how many are done. */
  readonly onPage?: (done: number, of: number) => void;
  /** Where what was found on pages that are as they were is kept. */
  readonly kept?: Pack<KeptOfPages> | undefined;
}

/**
 * Runs rules over a tree. A page is read, looked at and summarised before the next one: its elements take many times
 * the room of its text. What the config raises or silences is for `overrideSeverities` to say.
 */
export function checkTree(
  tree: CheckedTree,
  rules: Readonly<Record<string, Rule>>,
  { onPage, kept }: CheckOptions = {},
): { found: Diagnostic[]; site: CheckedSite } {
  const log = new Diagnostics();
  const chosen = Object.values(rules);
  const keeper = new PageKeeper(tree, Object.keys(rules), kept);
  const pageRules = chosen.flatMap(({ page }) => page?.(keeper.tree) ?? []);
  const withoutRepeats = repeatFilter(chosen.flatMap(({ once = [] }) => once));
  const summarise = summariser(tree.address);
  const read = pageReader();
  const summaries: PageSummary[] = [];
  for (const page of tree.pages) {
    onPage?.(summaries.length, tree.pages.length);
    const { found, summary } = keeper.see(page, () => {
      const own = new Diagnostics();
      const text = { ...page };
      const known = { ...text, facts: read(text.html) };
      for (const rule of pageRules) rule(known, own);
      return { found: own.sorted(), summary: summarise(known) };
    });
    log.take(withoutRepeats(found));
    summaries.push({ ...summary, page });
  }
  keeper.keep();
  const site = { ...tree, summaries };
  for (const { site: rule } of chosen) rule?.(site, log);
  return { found: log.sorted(), site };
}

/** The same rules, of which those about the site have nothing to say: not all of its pages are there. */
export const rulesOfPages = (rules: Readonly<Record<string, Rule>>): Record<string, Rule> =>
  Object.fromEntries(Object.entries(rules).map(([name, { site: _, ...rule }]) => [name, rule]));

/** Lets what is told once through at the first page where it is found. */
function repeatFilter(once: readonly string[]): (found: readonly Diagnostic[]) => readonly Diagnostic[] {
  const codes = new Set(once);
  const told = new Set<string>();
  return (found) =>
    found.filter(
      ({ code, args }) => !codes.has(code) || told.size < told.add(JSON.stringify([code, args])).size,
    );
}
