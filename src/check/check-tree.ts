import { type Diagnostic, Diagnostics } from "../diagnostics/diagnostics.js";
import type { Scheduler } from "../effects/scheduler.js";
import type { CollectionDocuments } from "../model/documents/collection.js";
import type { CheckedPage, CheckedTree, SampleTexts } from "../model/pages/checked-tree.js";
import type { Page } from "../model/pages/page.js";
import type { Tree } from "../model/pages/tree.js";
import type { LegalDocument } from "../model/project.js";
import type { Site } from "../model/site/site.js";
import { type CheckOptions, checkSteps, type Rules } from "./findings/tree-check.js";
import type { CheckedSite, Rule } from "./rule.js";

export interface CheckContext {
  readonly site: Site;
  readonly legal: readonly LegalDocument[];
  /** The documents as their files have them; default: the same. */
  readonly written?: readonly LegalDocument[];
  readonly collections?: CollectionDocuments;
  readonly today: string | undefined;
  readonly samples?: SampleTexts | undefined;
  /** Routes whose page could not be rendered. */
  readonly unrendered?: readonly string[];
}

/** The input of the rules, from a tree that was just built. */
export function readTree(tree: Tree, context: CheckContext): CheckedTree {
  return {
    written: context.legal,
    collections: {},
    unrendered: [],
    samples: undefined,
    ...context,
    files: tree.files,
    pages: tree.pages.map((page) => new TreePage(page)),
  };
}

/**
 * Runs rules over a tree. Each page is parsed, checked and summarised before the next one, because its
 * elements take far more memory than its text. `overrideSeverities` applies the config afterwards.
 */
export function checkTree(
  tree: CheckedTree,
  rules: Rules,
  options: CheckOptions = {},
): { readonly diagnostics: Diagnostic[]; readonly site: CheckedSite } {
  const log = new Diagnostics();
  const steps = checkSteps(tree, rules, { ...options, log });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { diagnostics: log.sorted(), site: value };
  }
}

interface CheckYielding extends CheckOptions {
  /** Lets other work run between pages. */
  readonly scheduler: Scheduler | undefined;
  /** Receives the findings. */
  readonly log: Diagnostics;
}

/** The same, with other work between pages. */
export async function checkTreeYielding(
  tree: CheckedTree,
  rules: Rules,
  { scheduler, ...options }: CheckYielding,
): Promise<CheckedSite> {
  const steps = checkSteps(tree, rules, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (scheduler?.shouldYield()) await scheduler.yield();
  }
}

/** The same rules without those about the whole site, because some of its pages are missing. */
export const rulesOfPages = (rules: Rules): Record<string, Rule> =>
  Object.fromEntries(Object.entries(rules).map(([name, { site: _, ...rule }]) => [name, rule]));

/** A page of a tree. Its text is decoded when its turn comes, not for all pages at once. */
class TreePage implements CheckedPage {
  readonly routePath: string;
  readonly canonical: string | undefined;
  declare readonly language?: string;
  readonly hash: () => string;
  readonly sourceFile: string;
  readonly sources: readonly string[];
  readonly document: LegalDocument | undefined;
  readonly #page: Page;

  constructor(page: Page) {
    const { route, documents, contents } = page;
    const { routePath, canonical, language, module, choosesLanguage } = route;
    this.routePath = routePath;
    this.canonical = canonical;
    if (!choosesLanguage) this.language = language;
    this.hash = page.hash;
    this.sourceFile = module.sourceFile;
    this.sources = [...module.sources, ...[...documents, ...contents].map((shown) => shown.sourceFile)];
    this.document = documents[0];
    this.#page = page;
  }

  get html(): string {
    return this.#page.html;
  }
}
