import type { CheckedPage, CheckedTree } from "../core/checked-tree.js";
import { hashOf } from "../core/hash-of.js";
import { onceEach } from "../core/once-each.js";
import type { Pack } from "../core/result-store.js";
import type { OutputFile } from "../core/tree.js";
import { type Asked, type KeptOfPages, KeptReader, type SeenPage, writePages } from "./kept-page.js";
import type { PageTree } from "./rule.js";

/**
 * Looks at pages, and keeps what that came to by the page's HTML, by what the rules know beside it, and by the files that they
 * asked for. `look` gets what they are to look at.
 */
export class PageKeeper {
  readonly #pack: Pack<KeptOfPages> | undefined;
  readonly #before: KeptReader | undefined;
  readonly #files: CheckedTree["files"];
  readonly #context: string;
  /** The pages that were looked at, by their keys. */
  readonly #fresh = new Map<string, { readonly seen: SeenPage; readonly asked: Asked }>();
  #asked = new Map<string, string>();

  /** What the rules may look at. */
  readonly tree: PageTree;

  constructor(tree: CheckedTree, rules: readonly string[], pack: Pack<KeptOfPages> | undefined) {
    const { files, address, site, configFile, samples } = tree;
    this.#pack = pack;
    this.#before = pack && !pack.isEmpty ? new KeptReader(pack) : undefined;
    this.#files = files;
    this.#context = pack ? hashOf(JSON.stringify([rules, address, site, configFile, samples])) : "";
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
    const key = this.#pack && keyOf(page, this.#context);
    if (key === undefined) return look();
    const before = this.#before?.read(key);
    if (before && [...before.asked].every(([question, answer]) => this.#answer(question) === answer))
      return before.seen;
    this.#asked = new Map();
    const seen = look();
    this.#fresh.set(key, { seen, asked: this.#asked });
    return seen;
  }

  /** Keeps what this tree's pages came to, and nothing else. */
  keep(): void {
    if (!this.#pack) return;
    writePages(this.#fresh, this.#pack);
    this.#pack.keep();
  }

  #answer(question: string): string {
    const file = this.#files.get(question.slice(1));
    if (!file) return "absent";
    return question.startsWith(presence) ? "there" : this.#nameOf(file);
  }

  /** What a file is, from what; of many pages each asks for it. */
  readonly #nameOf = onceEach((file: OutputFile) => `${file.from}\n${file.hash?.() ?? hashOf(file.bytes)}`);
}

/** What a question about a file begins with: what it is about. */
const presence = "?";
const content = "=";

/** All that rules know of a page; undefined where its HTML is known by no hash. */
function keyOf(page: CheckedPage, context: string): string | undefined {
  const { hash, document, routePath, canonical, language, sourceFile, sources } = page;
  if (!hash) return undefined;
  const shown = document && [document.sourceFile, document.headings];
  return hashOf(
    JSON.stringify([context, hash(), routePath, canonical, language, sourceFile, sources, shown]),
  );
}
