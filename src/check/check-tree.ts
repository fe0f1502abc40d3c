import type { Diagnostic, Diagnostics } from "../diagnostics/diagnostics.js";
import type { Pack } from "../effects/packs.js";
import type { Scheduler } from "../effects/scheduler.js";
import type { CheckedPage, CheckedTree } from "../model/pages/checked-tree.js";
import type { Page } from "../model/pages/page.js";
import type { Tree } from "../model/pages/tree.js";
import { FindingsCache } from "./findings/findings-cache.js";
import { fileAnswers, type PageFindings, pageInspector } from "./findings/inspect-pages.js";
import type { CheckedSite, PageSummary, Rule } from "./rule.js";

type CheckContext = Omit<CheckedTree, "files" | "pages">;

/** The input of the rules, from a tree that was just built. */
export const readTree = (tree: Tree, context: CheckContext): CheckedTree => ({
  ...context,
  files: tree.files,
  pages: tree.pages.map(viewPage),
});

export type Rules = Readonly<Record<string, Rule>>;

interface CheckOptions {
  /** Receives the findings. */
  readonly log: Diagnostics;
  /** Called before each page, with the number of finished ones. */
  readonly onPage?: (done: number, of: number) => void;
  /** Caches findings from one run to the next. */
  readonly cached?: Pack<PageFindings> | undefined;
}

/** Runs rules over a tree. Lets other work run between pages. `overrideSeverities` applies the config afterwards. */
export async function checkTree(
  tree: CheckedTree,
  rules: Rules,
  { scheduler, ...options }: CheckOptions & { readonly scheduler: Scheduler | undefined },
): Promise<CheckedSite> {
  const steps = checkSteps(tree, rules, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (scheduler?.shouldYield()) await scheduler.yield();
  }
}

/**
 * The steps of a check: each page, unless its findings are cached, then the rules about all pages. A page is parsed, checked and
 * summarised before the next one, because its elements take far more memory than its text.
 */
export function* checkSteps(
  tree: CheckedTree,
  rules: Rules,
  { onPage, cached, log }: CheckOptions,
): Generator<void, CheckedSite> {
  const answer = fileAnswers(tree);
  const cache = cached && new FindingsCache(tree, { rules: Object.keys(rules), pack: cached, answer });
  const inspect = pageInspector(tree, rules, answer);
  const isFirst = repeatFilter(Object.values(rules).flatMap(({ once = [] }) => once));
  const summaries: PageSummary[] = [];
  for (const [index, page] of tree.pages.entries()) {
    let seen = cache?.find(page);
    if (!seen) {
      onPage?.(index, tree.pages.length);
      seen = inspect(page);
      cache?.add(page, seen);
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

/** The same rules without those about the whole site, because some of its pages are missing. */
export const rulesOfPages = (rules: Rules): Record<string, Rule> =>
  Object.fromEntries(Object.entries(rules).map(([name, { site: _, ...rule }]) => [name, rule]));

/** A page of a tree. Its text is decoded when its turn comes, not for all pages at once. */
function viewPage(page: Page): CheckedPage {
  const { route, documents, contents, hash } = page;
  const { routePath, canonical, language, module, choosesLanguage } = route;
  const shown = [...documents, ...contents].map(({ sourceFile }) => sourceFile);
  return {
    ...{ routePath, canonical, hash, sourceFile: module.sourceFile },
    ...(!choosesLanguage && { language }),
    sources: [...module.sources, ...shown],
    document: documents[0],
    get html() {
      return page.html;
    },
  };
}
