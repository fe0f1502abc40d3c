import type { Pack } from "../../effects/result-store.js";
import type { CheckedPage, CheckedTree } from "../../model/pages/checked-tree.js";
import type { OutputFile } from "../../model/pages/tree.js";
import { hashOf } from "../../util/hash-of.js";
import { onceEach } from "../../util/once-each.js";
import type { FileQuestion, InspectedPage, SeenPage } from "./inspect-pages.js";

/** What is cached of a page: what was found, and the answers that its rules got about other files. */
export interface CachedFindings extends SeenPage {
  readonly answers: ReadonlyMap<FileQuestion, string>;
}

/**
 * Caches what rules found on each page. The key is all that a rule may read: the rules, the config, the page's HTML and what is known
 * of the page. An entry is stale once one of the files that its rules asked for is another.
 */
export class FindingsCache {
  readonly #pack: Pack<CachedFindings>;
  readonly #files: CheckedTree["files"];
  /** What all keys have in common. */
  readonly #context: string;

  constructor(
    { files, address, site, configFile, samples }: CheckedTree,
    rules: readonly string[],
    pack: Pack<CachedFindings>,
  ) {
    this.#pack = pack;
    this.#files = files;
    this.#context = hashOf(JSON.stringify([rules, address, site, configFile, samples]));
  }

  find(page: CheckedPage): SeenPage | undefined {
    const key = this.#pack.isEmpty ? undefined : this.#keyOf(page);
    const cached = key === undefined ? undefined : this.#pack.get(key);
    if (!cached) return undefined;
    for (const [question, answer] of cached.answers) if (this.#answer(question) !== answer) return undefined;
    return cached;
  }

  add(page: CheckedPage, { asked, found, summary }: InspectedPage): void {
    const key = this.#keyOf(page);
    if (key === undefined) return;
    const answers = new Map(asked.map((question) => [question, this.#answer(question)]));
    this.#pack.set(key, { found, summary, answers });
  }

  /** Keeps the entries of this tree's pages, and no others. */
  complete(): void {
    this.#pack.complete();
  }

  /** Undefined for a page that has no hash. */
  readonly #keyOf = onceEach((page: CheckedPage): string | undefined => {
    const { hash, document, routePath, canonical, language, sourceFile, sources } = page;
    if (!hash) return undefined;
    const shown = document && [document.sourceFile, document.headings];
    const parts = [this.#context, hash(), routePath, canonical, language, sourceFile, sources, shown];
    return hashOf(JSON.stringify(parts));
  });

  #answer(question: FileQuestion): string {
    const file = this.#files.get(question.slice(1));
    if (!file) return "absent";
    return question.startsWith("?") ? "there" : this.#digestOf(file);
  }

  /** What a file is, and what it is made from: many pages ask for the same. */
  readonly #digestOf = onceEach((file: OutputFile) => `${file.from}\n${file.hash?.() ?? hashOf(file.bytes)}`);
}
