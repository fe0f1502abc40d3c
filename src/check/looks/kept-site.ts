import type { Diagnostic } from "../../core/diagnostic.js";
import { hashOf } from "../../core/hash-of.js";
import type { Pack } from "../../core/result-store.js";
import type { CheckedSite, PageSummary, SummarisedSite } from "../checked-site.js";
import { packFindings, unpackFindings } from "./kept-findings.js";
import type { KeptOfPages, KeptReader } from "./kept-page.js";
import type { PageKeeper } from "./kept-pages.js";

/** What rules over summaries found: JSON, which is kept by itself, not together with pages. */
interface KeptSite {
  readonly found: ReturnType<typeof packFindings>;
  /** Tells the list of pages that belongs to it. */
  readonly id: string;
}

/** No page is kept under such a key. */
const keyOfSite = "site";
const keyOfPages = "pages of the site";

/** Of the key of a page, of its bytes and of what tells which list of them it is: a SHA-256 in hex. */
const hashLength = 64;
const entryLength = 2 * hashLength;

/** To compare the summaries of more pages takes as long as running the rules. */
const mostCompared = 200;

/**
 * Keeps what rules over summaries found, as one for all pages. It holds where each page has the bytes that it had, or at least the
 * summary, so that of a page that is as it was nobody need look at that.
 */
export class SiteKeeper {
  readonly #pack: Pack<KeptOfPages> | undefined;
  readonly #before: KeptReader | undefined;
  readonly #about: string;
  /** Of each page its key and its hash; undefined where pages are known by nothing. */
  readonly #entries: string | undefined;

  constructor(site: CheckedSite, { pack, before, context, keyOf }: PageKeeper) {
    this.#pack = pack;
    this.#before = before;
    this.#entries = pack && listEntries(site, keyOf);
    this.#about = this.#entries === undefined ? "" : digestOfSite(site, context);
  }

  /** What the rules found of the same summaries. To be called before pages are kept: those of before are compared. */
  find({ summaries }: CheckedSite): readonly Diagnostic[] | undefined {
    const now = this.#entries;
    if (now === undefined) return undefined;
    const list = this.#read(keyOfPages) ?? "";
    const then = list.slice(2 * hashLength);
    // It begins with what it is about, so that nothing else need be read where that is another.
    if (!list.startsWith(this.#about) || then.length !== now.length) return undefined;
    if (then !== now && !this.#areAlike(summaries, { then, now })) return undefined;
    const text = this.#read(keyOfSite);
    const kept = text === undefined ? undefined : (JSON.parse(text) as KeptSite);
    if (!kept || this.#about + kept.id !== list.slice(0, 2 * hashLength)) return undefined;
    if (then !== now) this.#write(keyOfPages, this.#about + kept.id + now);
    return unpackFindings(kept.found, summaries);
  }

  #read(key: string): string | undefined {
    const kept = this.#before && this.#pack?.get(key);
    if (!(kept instanceof Uint8Array)) return undefined;
    const { buffer, byteOffset, length } = kept;
    return Buffer.from(buffer, byteOffset, length).toString();
  }

  #write(key: string, text: string): void {
    this.#pack?.set(key, Buffer.from(text));
  }

  #areAlike(summaries: CheckedSite["summaries"], { then, now }: { then: string; now: string }): boolean {
    let compared = 0;
    return summaries.every((summary, at) => {
      const [from, to] = [at * entryLength, (at + 1) * entryLength];
      const entry = then.slice(from, to);
      if (entry === now.slice(from, to)) return true;
      if (++compared > mostCompared) return false;
      const before = this.#before?.read(entry.slice(0, hashLength));
      // It may be of the page with another style.
      if (before?.hash !== entry.slice(hashLength)) return false;
      return textOf(before.seen.summary) === textOf(summary);
    });
  }

  keep(found: readonly Diagnostic[], { summaries }: CheckedSite): void {
    if (this.#entries === undefined) return;
    const id = hashOf(this.#entries);
    const kept: KeptSite = { id, found: packFindings(found, summaries) };
    this.#write(keyOfSite, JSON.stringify(kept));
    this.#write(keyOfPages, this.#about + id + this.#entries);
  }
}

const textOf = ({ title, description, ids, links }: Omit<PageSummary, "page">): string =>
  JSON.stringify([title, description, [...ids], links.map(({ value, use, text }) => [value, use, text])]);

function listEntries({ pages }: CheckedSite, keyOf: PageKeeper["keyOf"]): string | undefined {
  const entries = pages.map((page) => {
    const key = keyOf(page);
    return key === undefined || !page.hash ? "" : key + page.hash();
  });
  return entries.every(({ length }) => length === entryLength) ? entries.join("") : undefined;
}

/** All that is in no summary; no path has the character that stands between. */
function digestOfSite({ files, unrendered, summaries }: SummarisedSite, context: string): string {
  const parts = [context, [...unrendered].join("\0"), [...files.keys()].join("\0")];
  for (const { page } of summaries) {
    const { routePath, language = "", sourceFile, sources, document } = page;
    parts.push(routePath, language, sourceFile, document?.sourceFile ?? "", sources.join("\0"));
  }
  return hashOf(parts.join("\0\0"));
}
