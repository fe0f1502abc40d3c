import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Pack } from "../../effects/result-store.js";
import { hashOf } from "../../util/hash-of.js";
import type { CheckedSite, SummarisedSite } from "../checked-site.js";
import { packFindings, unpackFindings } from "./kept-findings.js";
import { type KeptOfPages, type KeptReader, placedIn, type Summary } from "./kept-page.js";
import type { PageKeeper } from "./kept-pages.js";
import {
  entryAt,
  hashIn,
  keyIn,
  listEntries,
  readList,
  readText,
  writeList,
  writeText,
} from "./page-list.js";

/** What rules over summaries found, as JSON. */
interface KeptSite {
  readonly found: ReturnType<typeof packFindings>;
  /** Tells the list of pages that belongs to it. */
  readonly id: string;
}

/** No page is kept under such a key. */
const keyOfSite = "site";

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
  /** The list of its pages; undefined where one is known by nothing. */
  readonly entries: string | undefined;

  constructor(site: CheckedSite, { pack, before, context, keyOf }: PageKeeper) {
    this.#pack = pack;
    this.#before = before;
    this.entries = pack && listEntries(site.pages, (page) => page.hash && (keyOf(page) ?? "") + page.hash());
    this.#about = this.entries === undefined ? "" : digestOfSite(site, context);
  }

  /** What the rules found of the same summaries. To be called before pages are kept: those of before are compared. */
  find({ summaries }: CheckedSite): readonly Diagnostic[] | undefined {
    const now = this.entries;
    if (now === undefined || !this.#pack || !this.#before) return undefined;
    const { head, entries: then } = readList(this.#pack);
    // It begins with what it is about, so that nothing else need be read where that is another.
    if (!head.startsWith(this.#about) || then.length !== now.length) return undefined;
    if (then !== now && !this.#areAlike(summaries, { then, now })) return undefined;
    const text = readText(this.#pack, keyOfSite);
    const kept = text === undefined ? undefined : (JSON.parse(text) as KeptSite);
    if (!kept || this.#about + kept.id !== head) return undefined;
    if (then !== now) writeList(this.#pack, { head, entries: now });
    return unpackFindings(kept.found, summaries);
  }

  #areAlike(summaries: CheckedSite["summaries"], { then, now }: { then: string; now: string }): boolean {
    let compared = 0;
    return summaries.every((summary, at) => {
      const entry = entryAt(then, at);
      if (entry === entryAt(now, at)) return true;
      if (++compared > mostCompared) return false;
      const before = this.#before?.read(keyIn(entry));
      // It may be of the page with another style.
      if (before?.hash !== hashIn(entry) || before.placed !== placedIn(summary.page)) return false;
      return textOf(before.seen.summary) === textOf(summary);
    });
  }

  keep(found: readonly Diagnostic[], { summaries }: CheckedSite): void {
    const { entries } = this;
    if (entries === undefined || !this.#pack) return;
    const id = hashOf(entries);
    const kept: KeptSite = { id, found: packFindings(found, summaries) };
    writeText(this.#pack, keyOfSite, JSON.stringify(kept));
    writeList(this.#pack, { head: this.#about + id, entries });
  }
}

const textOf = ({ title, description, ids, links }: Summary): string =>
  JSON.stringify([title, description, [...ids], links.map(({ value, use, text }) => [value, use, text])]);

/** All that is in no summary, nor in what tells a page; no path has the character that stands between. */
const digestOfSite = ({ files, unrendered }: SummarisedSite, context: string): string =>
  hashOf([context, [...unrendered].join("\0"), [...files.keys()].join("\0")].join("\0\0"));
