import type { Pack } from "../../effects/packs.js";
import type { CheckedPage, CheckedTree } from "../../model/pages/checked-tree.js";
import type { OutputFile } from "../../model/pages/tree.js";
import { hashOf } from "../../util/hash-of.js";
import { onceEach } from "../../util/once.js";
import type { FileQuestion, InspectedPage, PageFindings } from "./inspect-pages.js";

/** The cached data of a page: its findings, and the answers that its rules got about other files. */
export interface CachedFindings extends PageFindings {
  readonly answers: ReadonlyMap<FileQuestion, string>;
}

/**
 * Caches the findings of each page. The key contains everything that a rule may read: the rules, the config, the page's HTML and its
 * data. An entry is stale if a file that its rules asked for has changed.
 */
export class FindingsCache {
  readonly #pack: Pack<CachedFindings>;
  readonly #files: CheckedTree["files"];
  readonly #context: string;

  constructor({ files, site, samples }: CheckedTree, rules: readonly string[], pack: Pack<CachedFindings>) {
    this.#pack = pack;
    this.#files = files;
    this.#context = hashOf(JSON.stringify([rules, site, samples]));
  }

  find(page: CheckedPage): PageFindings | undefined {
    const cached = this.#pack.get(this.#keyOf(page));
    if (!cached) return undefined;
    for (const [question, answer] of cached.answers) if (this.#answer(question) !== answer) return undefined;
    return cached;
  }

  add(page: CheckedPage, { asked, diagnostics, summary }: InspectedPage): void {
    const answers = new Map(asked.map((question) => [question, this.#answer(question)]));
    this.#pack.set(this.#keyOf(page), { diagnostics, summary, answers });
  }

  /** Keeps only the entries of this tree's pages. */
  complete(): void {
    this.#pack.complete();
  }

  readonly #keyOf = onceEach((page: CheckedPage): string => {
    const { hash, document, routePath, canonical, language, sourceFile, sources } = page;
    const shown = document && [document.sourceFile, document.headings];
    const parts = [this.#context, hash(), routePath, canonical, language, sourceFile, sources, shown];
    return hashOf(JSON.stringify(parts));
  });

  #answer(question: FileQuestion): string {
    const file = this.#files.get(question.slice(1));
    if (!file) return "absent";
    return question.startsWith("?") ? "there" : this.#digestOf(file);
  }

  /** The file's origin and content. Cached, because many pages ask for the same files. */
  readonly #digestOf = onceEach((file: OutputFile) => `${file.from}\n${file.hash?.() ?? hashOf(file.bytes)}`);
}
