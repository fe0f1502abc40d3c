import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Pack } from "../../effects/result-store.js";
import { hashOf } from "../../util/hash-of.js";
import { once } from "../../util/once.js";
import type { PageLink, PageSummary, PlacedSummary } from "../checked-site.js";
import type { Question } from "./question.js";

/** What rules over all pages know of one. */
export type Summary = Omit<PageSummary, "page" | "loads">;

/** What looking at a page came to. */
export interface SeenPage {
  readonly found: readonly Diagnostic[];
  readonly summary: Summary;
}

/** The same, of the summary only what the page loads. */
export interface Look {
  readonly found: readonly Diagnostic[];
  readonly loads: readonly string[];
}

/** The same of a page that is as it was: what rules over all pages found of its summary mostly holds, so that nobody reads that. */
export class SeenBefore implements SeenPage {
  readonly look: Look;
  readonly #read: () => Summary;

  constructor(look: Look, read: () => Summary) {
    this.look = look;
    this.#read = once(read);
  }

  get found(): Look["found"] {
    return this.look.found;
  }

  get loads(): Look["loads"] {
    return this.look.loads;
  }

  get summary(): Summary {
    return this.#read();
  }
}

export const loadsIn = ({ links }: Pick<PageSummary, "links">): string[] =>
  links.flatMap(({ value, use }) => (use === "load" ? value : []));

/** What the rules asked while they looked at a page, with what they were told. */
export type Asked = ReadonlyMap<Question, string>;

/** What looking at a page came to, with all that may make it another thing the next time. */
export interface PageToKeep {
  readonly seen: SeenPage;
  readonly asked: Asked;
  /** The SHA-256 of the page, in hex. */
  readonly hash: string;
  /** What rules over all pages know of it beside its summary, as `placedIn` tells it. */
  readonly placed: string;
}

/** What tells all that is told of a place on a page. */
export const placedIn = ({
  routePath,
  language,
  sourceFile,
  sources,
  document,
}: PlacedSummary["page"]): string =>
  JSON.stringify([routePath, language, sourceFile, sources, document?.sourceFile]);

/** What is kept of a page. */
interface KeptPage
  extends Pick<SeenPage, "found">,
    Pick<PageSummary, "title" | "description">,
    Pick<PageToKeep, "asked" | "hash" | "placed"> {
  readonly ids: readonly string[];
  /** The key of a list of links that many pages have. */
  readonly shared: string;
  /** Those of that list by their places in it. */
  readonly links: readonly (number | PageLink)[];
}

/** What a pack has of pages, by their keys: pages, lists of links that many of them have, and what was found over all of them. */
export type KeptOfPages = KeptPage | readonly PageLink[] | Uint8Array;

/** Gets pages out of a pack. */
export class KeptReader {
  readonly #pack: Pack<KeptOfPages>;
  readonly #lists = new Map<string, readonly PageLink[] | undefined>();

  constructor(pack: Pack<KeptOfPages>) {
    this.#pack = pack;
  }

  read(key: string): (PageToKeep & Pick<KeptPage, "shared">) | undefined {
    const kept = this.#pack.get(key);
    if (!kept || !isPage(kept)) return undefined;
    const { found, title, description, ids, asked, hash, placed } = kept;
    const shared = this.#listAt(kept.shared);
    const links = kept.links.flatMap((link) => (typeof link === "number" ? (shared?.[link] ?? []) : link));
    // The list may be damaged, or gone.
    if (links.length < kept.links.length) return undefined;
    const summary = { title, description, ids: new Set(ids), links };
    return { seen: { found, summary }, asked, hash, placed, shared: kept.shared };
  }

  #listAt(key: string): readonly PageLink[] | undefined {
    if (!this.#lists.has(key)) {
      const list = key === "" ? undefined : this.#pack.get(key);
      this.#lists.set(key, list && isList(list) ? list : undefined);
    }
    return this.#lists.get(key);
  }
}

/**
 * Puts pages that were looked at into a pack, by their keys: each by itself, since mostly one of all is new. Gives the key of the list
 * of links that they share.
 */
export function writePages(pages: ReadonlyMap<string, PageToKeep>, pack: Pack<KeptOfPages>): string {
  const list = listShared([...pages.values()].map(({ seen }) => seen.summary.links));
  const shared = list.length > 0 ? hashOf(JSON.stringify(list)) : "";
  // One that is damaged would be so for good if it were only held.
  if (list.length > 0 && !pack.get(shared)) pack.set(shared, list);
  const places = new Map(list.map((link, at) => [link, at]));
  for (const [key, { seen, ...rest }] of pages) {
    const { title, description, ids, links } = seen.summary;
    const told = links.map((link) => places.get(link) ?? link);
    pack.set(key, { found: seen.found, title, description, ids: [...ids], shared, links: told, ...rest });
  }
  return shared;
}

const isList = (kept: KeptOfPages): kept is readonly PageLink[] => Array.isArray(kept);
const isPage = (kept: KeptOfPages): kept is KeptPage => "asked" in kept;

/** The links that more than one page has: such links are one object. */
function listShared(pages: readonly (readonly PageLink[])[]): PageLink[] {
  const seen = new Map<PageLink, number>();
  const shared = new Set<PageLink>();
  for (const [page, links] of pages.entries())
    for (const link of links) {
      const first = seen.get(link);
      if (first === undefined) seen.set(link, page);
      else if (first !== page) shared.add(link);
    }
  return [...shared];
}
