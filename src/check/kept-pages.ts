import type { CheckedPage, CheckedTree } from "../core/checked-tree.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { hashOf } from "../core/hash-of.js";
import type { Pack } from "../core/result-store.js";
import type { OutputFile } from "../core/tree.js";
import type { PageSummary } from "./checked-tree.js";
import type { PageTree } from "./rule.js";

/** What looking at a page came to. */
export interface SeenPage {
  readonly found: readonly Diagnostic[];
  readonly summary: Omit<PageSummary, "page">;
}

/** The pages of one site, all in one result: links that many of them have are then kept once. */
export interface KeptPages {
  /** What all of them were looked at with, as a digest. */
  readonly context: string;
  /** By `digestOfPage`. */
  readonly pages: ReadonlyMap<string, KeptPage>;
}

interface KeptPage extends SeenPage {
  /** What the rules asked of the site's other files, with what they were told. */
  readonly asked: ReadonlyMap<string, string>;
}

const packKey = "pages";

/**
 * Looks at pages, and keeps what that came to by the page's HTML, by what the rules know beside it, and by the files that they
 * asked for. `look` gets what they are to look at.
 */
export class PageKeeper {
  readonly #pack: Pack<KeptPages> | undefined;
  readonly #files: CheckedTree["files"];
  readonly #context: string;
  readonly #before: KeptPages["pages"];
  readonly #now = new Map<string, KeptPage>();
  #asked = new Map<string, string>();
  #hasLooked = false;

  /** What the rules may look at. */
  readonly tree: PageTree;

  constructor(tree: CheckedTree, rules: readonly string[], pack: Pack<KeptPages> | undefined) {
    const { files, address, site, configFile, samples } = tree;
    this.#pack = pack;
    this.#files = files;
    this.#context = pack ? hashOf(JSON.stringify([rules, address, site, configFile, samples])) : "";
    const kept = (pack?.all(packKey) ?? []).filter(({ context }) => context === this.#context);
    this.#before = new Map(kept.flatMap(({ pages }) => [...pages]));
    const note = (question: string) => void this.#asked.set(question, this.#answer(question));
    const asking: PageTree["files"] = {
      has: (path) => {
        note(`${presence}${path}`);
        return files.has(path);
      },
      get: (path) => {
        note(`${content}${path}`);
        return files.get(path);
      },
    };
    this.tree = { address, site, configFile, samples, files: pack ? asking : files };
  }

  see(page: CheckedPage, look: () => SeenPage): SeenPage {
    const key = this.#pack && digestOfPage(page);
    if (key === undefined) return look();
    const before = this.#before.get(key);
    const isAsBefore =
      before && [...before.asked].every(([question, answer]) => this.#answer(question) === answer);
    if (isAsBefore) {
      this.#now.set(key, before);
      return before;
    }
    this.#asked = new Map();
    const seen = look();
    this.#hasLooked = true;
    this.#now.set(key, { ...seen, asked: this.#asked });
    return seen;
  }

  /** Keeps what this tree's pages came to, and nothing else. */
  keep(): void {
    if (this.#hasLooked || this.#now.size < this.#before.size)
      this.#pack?.set(packKey, { context: this.#context, pages: this.#now });
    this.#pack?.keep();
  }

  #answer(question: string): string {
    const file = this.#files.get(question.slice(1));
    if (!file) return "absent";
    return question.startsWith(presence) ? "there" : `${file.from}\n${hashOfFile(file)}`;
  }
}

/** What a question about a file begins with: what it is about. */
const presence = "?";
const content = "=";

const hashOfFile = (file: OutputFile) => file.hash?.() ?? hashOf(file.bytes);

/** All that rules know of a page; undefined where its HTML is known by no hash. */
function digestOfPage(page: CheckedPage): string | undefined {
  const { hash, document, routePath, canonical, language, sourceFile, sources } = page;
  if (!hash) return undefined;
  const shown = document && [document.sourceFile, document.headings];
  return hashOf(JSON.stringify([hash(), routePath, canonical, language, sourceFile, sources, shown]));
}
