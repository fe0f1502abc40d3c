import type { CheckedPage, CheckedTree } from "../core/checked-tree.js";
import { hashOf } from "../core/hash-of.js";
import { onceEach } from "../core/once-each.js";
import type { Pack } from "../core/result-store.js";
import type { OutputFile } from "../core/tree.js";
import { type Asked, type KeptOfPages, KeptReader, type SeenPage, writePages } from "./kept-page.js";
import type { LookedPage } from "./look-at-pages.js";

/**
 * Keeps what looking at pages came to by the page's HTML, by what the rules know beside it, and by the files that they
 * asked for.
 */
export class PageKeeper {
  readonly #pack: Pack<KeptOfPages> | undefined;
  readonly #before: KeptReader | undefined;
  readonly #files: CheckedTree["files"];
  readonly #context: string;
  /** The pages that were looked at, by their keys. */
  readonly #fresh = new Map<string, { readonly seen: SeenPage; readonly asked: Asked }>();

  constructor(tree: CheckedTree, rules: readonly string[], pack: Pack<KeptOfPages> | undefined) {
    const { files, address, site, configFile, samples } = tree;
    this.#pack = pack;
    this.#before = pack && !pack.isEmpty ? new KeptReader(pack) : undefined;
    this.#files = files;
    this.#context = pack ? hashOf(JSON.stringify([rules, address, site, configFile, samples])) : "";
  }

  /** What looking at a page that is as it was came to. */
  find(page: CheckedPage): SeenPage | undefined {
    const key = this.#keyOf(page);
    const before = key === undefined ? undefined : this.#before?.read(key);
    const isAsBefore =
      before && [...before.asked].every(([question, answer]) => this.#answer(question) === answer);
    return isAsBefore ? before.seen : undefined;
  }

  add(page: CheckedPage, { asked, ...seen }: LookedPage): void {
    const key = this.#keyOf(page);
    if (key === undefined) return;
    const answered = new Map(asked.map((question) => [question, this.#answer(question)]));
    this.#fresh.set(key, { seen, asked: answered });
  }

  /** Keeps what this tree's pages came to, and nothing else. */
  keep(): void {
    if (!this.#pack) return;
    writePages(this.#fresh, this.#pack);
    this.#pack.keep();
  }

  readonly #keyOf = onceEach((page: CheckedPage) => this.#pack && keyOf(page, this.#context));

  #answer(question: string): string {
    const file = this.#files.get(question.slice(1));
    if (!file) return "absent";
    return question.startsWith("?") ? "there" : this.#nameOf(file);
  }

  /** What a file is, from what; of many pages each asks for it. */
  readonly #nameOf = onceEach((file: OutputFile) => `${file.from}\n${file.hash?.() ?? hashOf(file.bytes)}`);
}

/** All that rules know of a page; undefined where its HTML is known by no hash. */
function keyOf(page: CheckedPage, context: string): string | undefined {
  const { hash, document, routePath, canonical, language, sourceFile, sources } = page;
  if (!hash) return undefined;
  const shown = document && [document.sourceFile, document.headings];
  return hashOf(
    JSON.stringify([context, hash(), routePath, canonical, language, sourceFile, sources, shown]),
  );
}
