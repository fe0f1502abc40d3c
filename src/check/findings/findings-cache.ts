import type { Pack } from "../../effects/packs.js";
import type { CheckedPage, CheckedTree } from "../../model/pages/checked-tree.js";
import { hashOf } from "../../util/hash-of.js";
import { onceEach } from "../../util/once.js";
import type { FileAnswers, PageFindings } from "./inspect-pages.js";

interface CacheOptions {
  /** The names of the rules. */
  readonly rules: readonly string[];
  readonly pack: Pack<PageFindings>;
  readonly answer: FileAnswers;
}

/**
 * Caches the findings of each page. The key contains everything that a rule may read: the rules, the config, the page's HTML and its
 * data. An entry is stale if a file that its rules asked for has changed.
 */
export class FindingsCache {
  readonly #options: CacheOptions;
  readonly #context: string;

  constructor({ site, samples }: CheckedTree, options: CacheOptions) {
    this.#options = options;
    this.#context = hashOf(JSON.stringify([options.rules, site, samples]));
  }

  find(page: CheckedPage): PageFindings | undefined {
    const { pack, answer } = this.#options;
    const cached = pack.get(this.#keyOf(page));
    const isFresh = cached && [...cached.answers].every(([question, before]) => answer(question) === before);
    return isFresh ? cached : undefined;
  }

  add(page: CheckedPage, findings: PageFindings): void {
    this.#options.pack.set(this.#keyOf(page), findings);
  }

  /** Keeps only the entries of this tree's pages. */
  complete(): void {
    this.#options.pack.complete();
  }

  readonly #keyOf = onceEach((page: CheckedPage): string => {
    const { hash, document, routePath, canonical, language, sourceFile, sources } = page;
    const shown = document && [document.sourceFile, document.headings];
    const parts = [this.#context, hash(), routePath, canonical, language, sourceFile, sources, shown];
    return hashOf(JSON.stringify(parts));
  });
}
