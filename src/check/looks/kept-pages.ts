import type { Pack } from "../../effects/result-store.js";
import type { CheckedPage, CheckedTree } from "../../model/checked-tree.js";
import type { OutputFile } from "../../model/tree.js";
import { hashOf } from "../../util/hash-of.js";
import { onceEach } from "../../util/once-each.js";
import { KeptLooks } from "./kept-looks.js";
import {
  type Asked,
  type KeptOfPages,
  KeptReader,
  type Look,
  loadsIn,
  type PageToKeep,
  placedIn,
  SeenBefore,
  type SeenPage,
  type Summary,
  writePages,
} from "./kept-page.js";
import type { LookedPage } from "./look-at-pages.js";
import type { FileQuestion, OwnQuestion, Question } from "./question.js";
import { ownAnswers } from "./style-answers.js";
import { digestOfStyle } from "./style-view.js";

interface KeeperOptions {
  readonly kept?: Pack<KeptOfPages> | undefined;
  /** Looks at a page of which something should be kept that is lost. */
  readonly look: (page: CheckedPage) => LookedPage;
}

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
  readonly #lookAgain: (page: CheckedPage) => LookedPage;
  readonly #looks: KeptLooks | undefined;
  /** The pages that were looked at, by their keys. */
  #fresh = new Map<string, PageToKeep>();
  /** What pages need that are not known from looks at all of them. */
  readonly #asked = new Map<FileQuestion, string>();
  readonly #shared = new Set<string>();
  readonly #styleDigest = digestOfStyle();
  readonly #ownAnswers = ownAnswers();

  constructor(tree: CheckedTree, rules: readonly string[], { kept: pack, look }: KeeperOptions) {
    const { files, address, site, configFile, samples } = tree;
    this.pack = pack;
    this.before = pack && !pack.isEmpty ? new KeptReader(pack) : undefined;
    this.#files = files;
    this.#lookAgain = look;
    this.context = pack ? hashOf(JSON.stringify([rules, address, site, configFile, samples])) : "";
    this.#looks = pack && new KeptLooks(pack, (question) => this.#answer(question));
  }

  /** What looking at a page that is as it was came to. */
  find(page: CheckedPage): SeenPage | undefined {
    const key = this.before && this.keyOf(page);
    if (key === undefined) return undefined;
    const look = page.hash && this.#looks?.find(key, page.hash);
    return look ? new SeenBefore(look, () => this.#summaryOf(page, key)) : this.#read(page, key);
  }

  #read(page: CheckedPage, key: string): SeenPage | undefined {
    const before = this.before?.read(key);
    if (!before) return undefined;
    const isSame = before.hash === page.hash?.();
    const isAsBefore = [...before.asked].every(([question, answer]) =>
      isOfOwn(question)
        ? isSame || (question !== "~all" && this.#answerOfOwn(question, page) === answer)
        : this.#answer(question) === answer,
    );
    if (!isAsBefore) return undefined;
    this.#noteNeeds(before.asked, before.shared);
    return before.seen;
  }

  /** The summary of a page that is as it was. What was kept of it may be damaged, or gone: then it is looked at, and kept anew. */
  #summaryOf(page: CheckedPage, key: string): Summary {
    const before = this.before?.read(key);
    if (before) return before.seen.summary;
    const looked = this.#lookAgain(page);
    this.add(page, looked);
    return looked.summary;
  }

  #noteNeeds(asked: Asked, shared: string): void {
    for (const [question, answer] of asked) if (!isOfOwn(question)) this.#asked.set(question, answer);
    if (shared !== "") this.#shared.add(shared);
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
    this.#fresh.set(key, { seen, asked: answered, hash, placed: placedIn(page) });
  }

  #answerOfOwn(question: OwnQuestion, { parts }: CheckedPage): string {
    return parts ? this.#ownAnswers(question, parts) : "";
  }

  /** Writes down what the pages came to that were looked at since it did so the last time. */
  write(): void {
    if (!this.pack) return;
    const shared = writePages(this.#fresh, this.pack);
    for (const { asked } of this.#fresh.values()) this.#noteNeeds(asked, shared);
    this.#fresh = new Map();
  }

  /** Writes down what all pages of a list have come to. */
  writeLooks(entries: string, pages: readonly SeenPage[]): void {
    const lookOf = (seen: SeenPage): Look =>
      seen instanceof SeenBefore ? seen.look : { found: seen.found, loads: loadsIn(seen.summary) };
    this.#looks?.keep(entries, pages.map(lookOf), { asked: this.#asked, shared: this.#shared });
  }

  /** Keeps what this tree's pages came to, and nothing else. */
  keep(): void {
    this.write();
    this.pack?.keep();
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
