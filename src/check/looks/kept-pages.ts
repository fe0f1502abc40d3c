import type { CheckedPage, CheckedTree } from "../../core/checked-tree.js";
import { hashOf } from "../../core/hash-of.js";
import { onceEach } from "../../core/once-each.js";
import type { Pack } from "../../core/result-store.js";
import type { OutputFile } from "../../core/tree.js";
import { type KeptOfPages, KeptReader, type PageToKeep, type SeenPage, writePages } from "./kept-page.js";
import type { LookedPage } from "./look-at-pages.js";
import type { FileQuestion, OwnQuestion, Question } from "./question.js";
import { ownAnswers } from "./style-answers.js";
import { digestOfStyle } from "./style-view.js";

/**
 * Keeps what looking at pages came to by the page's HTML, by what the rules know beside it, and by the files that they
 * asked for. Of a page that is as it was but for its style, by what they asked of that.
 */
export class PageKeeper {
  readonly pack: Pack<KeptOfPages> | undefined;
  /** What is in it, if anything is. */
  readonly before: KeptReader | undefined;
  /** What rules about pages may look at beside a page and files, as a digest. */
  readonly context: string;
  readonly #files: CheckedTree["files"];
  /** The pages that were looked at, by their keys. */
  readonly #fresh = new Map<string, PageToKeep>();
  readonly #styleDigest = digestOfStyle();
  readonly #ownAnswers = ownAnswers();

  constructor(tree: CheckedTree, rules: readonly string[], pack: Pack<KeptOfPages> | undefined) {
    const { files, address, site, configFile, samples } = tree;
    this.pack = pack;
    this.before = pack && !pack.isEmpty ? new KeptReader(pack) : undefined;
    this.#files = files;
    this.context = pack ? hashOf(JSON.stringify([rules, address, site, configFile, samples])) : "";
  }

  /** What looking at a page that is as it was came to. */
  find(page: CheckedPage): SeenPage | undefined {
    const key = this.keyOf(page);
    const before = key === undefined ? undefined : this.before?.read(key);
    if (!before) return undefined;
    const isSame = before.hash === page.hash?.();
    const isAsBefore = [...before.asked].every(([question, answer]) =>
      isOfOwn(question)
        ? isSame || (question !== "~all" && this.#answerOfOwn(question, page) === answer)
        : this.#answer(question) === answer,
    );
    return isAsBefore ? before.seen : undefined;
  }

  add(page: CheckedPage, { asked, style, ...seen }: LookedPage): void {
    const key = this.keyOf(page);
    const hash = page.hash?.();
    if (key === undefined || hash === undefined) return;
    const answered = new Map<Question, string>();
    for (const question of asked) {
      if (!isOfOwn(question)) answered.set(question, this.#answer(question));
      else if (page.parts)
        answered.set(question, question === "~allowed" ? "yes" : this.#answerOfOwn(question, page));
    }
    if (page.parts && style !== this.#styleDigest(page.parts.style)) answered.set("~all", "");
    this.#fresh.set(key, { seen, asked: answered, hash });
  }

  #answerOfOwn(question: OwnQuestion, { parts }: CheckedPage): string {
    return parts ? this.#ownAnswers(question, parts) : "";
  }

  /** Keeps what this tree's pages came to, and nothing else. */
  keep(): void {
    if (!this.pack) return;
    writePages(this.#fresh, this.pack);
    this.pack.keep();
  }

  readonly keyOf = onceEach((page: CheckedPage) => this.pack && keyOf(page, this.context));

  #answer(question: FileQuestion): string {
    const file = this.#files.get(question.slice(1));
    if (!file) return "absent";
    return question.startsWith("?") ? "there" : this.#nameOf(file);
  }

  /** What a file is, from what; of many pages each asks for it. */
  readonly #nameOf = onceEach((file: OutputFile) => `${file.from}\n${file.hash?.() ?? hashOf(file.bytes)}`);
}

const isOfOwn = (question: Question): question is OwnQuestion => question.startsWith("~");

/** All that rules know of a page, but for its style if it is known apart from it; undefined where its HTML is known by no hash. */
function keyOf(page: CheckedPage, context: string): string | undefined {
  const { hash, parts, document, routePath, canonical, language, sourceFile, sources } = page;
  if (!hash) return undefined;
  const shown = document && [document.sourceFile, document.headings];
  return hashOf(
    JSON.stringify([
      context,
      parts?.apart ?? hash(),
      routePath,
      canonical,
      language,
      sourceFile,
      sources,
      shown,
    ]),
  );
}
