import { decodeEntities } from "../../text/decode-entities.js";
import type { FactCollector, PageFacts } from "../page/collect-facts.js";
import { isListedLike, type StartTag } from "../page/start-tag.js";
import type { PagePart, PageRecord } from "./page-record.js";
import { endOfRawText } from "./plain-reader.js";
import type { PlainTag } from "./plain-tags.js";

/** A part that differs between pages, with the part before it on each. */
interface Hole {
  readonly before: string;
  readonly part: PagePart;
}

interface RecordedPage {
  readonly record: PageRecord;
  readonly facts: FactCollector;
}

/**
 * The common structure of pages that differ only in some texts and attributes. The facts of one page are turned into those of the next.
 */
export class PageTemplate {
  readonly #page: RecordedPage;
  /** The indices of the parts that differ between pages. */
  readonly #differences: ReadonlySet<number>;
  readonly #holes: readonly Hole[];
  /** The part after the last hole. */
  readonly #rest: string;

  constructor(page: RecordedPage, differences: ReadonlySet<number> = new Set()) {
    this.#page = page;
    this.#differences = differences;
    const { html, parts } = page.record;
    let end = 0;
    this.#holes = [...differences]
      .sort((a, b) => a - b)
      .flatMap((place) => {
        const part = parts[place];
        if (!part) return [];
        const before = html.slice(end, part.start);
        end = part.end;
        return { before, part };
      });
    this.#rest = html.slice(end);
  }

  /** Returns the facts of a page; undefined if the page does not fit. The previous page's facts become invalid. */
  fill(html: string): PageFacts | undefined {
    const found: (string | StartTag)[] = [];
    let at = 0;
    for (const hole of this.#holes) {
      const { before } = hole;
      // V8 compares strings many characters at a time, but `startsWith` compares one by one.
      if (html.slice(at, at + before.length) !== before) return undefined;
      at += before.length;
      const fits = fitAt(html, at, hole);
      if (!fits) return undefined;
      found.push(fits.is);
      at = fits.end;
    }
    if (html.slice(at) !== this.#rest) return undefined;
    for (const [place, { part }] of this.#holes.entries()) this.#put(part, found[place] ?? "");
    return this.#page.facts;
  }

  /** The template for these pages and one more that does not fit yet. */
  widen(page: RecordedPage): PageTemplate {
    const differing = listDiffering(this.#page.record, page.record);
    if (!differing) return new PageTemplate(page);
    return new PageTemplate(page, new Set([...this.#differences, ...differing]));
  }

  #put(part: PagePart, found: string | StartTag): void {
    if (typeof found === "string") part.element.children[part.place] = found;
    else this.#page.facts.retag(part.element, found);
  }
}

/** The text that replaces a part on a page; undefined if the page differs in another way. */
function fitAt(
  html: string,
  at: number,
  { part }: Hole,
): { readonly is: string | StartTag; readonly end: number } | undefined {
  if (part.is === "tag") {
    const tag = part.tags.readAt(html, at);
    return tag && areSimilar(tag, part.tag) ? { is: tag.start, end: at + tag.length } : undefined;
  }
  const end = part.is === "raw" ? endOfRawText(html, at, part.element.tag) : html.indexOf("<", at);
  if (end === undefined || end <= at) return undefined;
  const text = html.slice(at, end);
  return { is: part.is === "raw" ? text : decodeEntities(text), end };
}

/** The indices of the parts in which two pages differ; undefined if they differ elsewhere too. */
function listDiffering(one: PageRecord, other: PageRecord): number[] | undefined {
  if (one.parts.length !== other.parts.length) return undefined;
  const differing: number[] = [];
  let [end, otherEnd] = [0, 0];
  for (const [place, part] of one.parts.entries()) {
    const like = other.parts[place];
    if (!like || one.html.slice(end, part.start) !== other.html.slice(otherEnd, like.start)) return undefined;
    if (one.html.slice(part.start, part.end) !== other.html.slice(like.start, like.end)) {
      if (!mayDiffer(part, like)) return undefined;
      differing.push(place);
    }
    [end, otherEnd] = [part.end, like.end];
  }
  return one.html.slice(end) === other.html.slice(otherEnd) ? differing : undefined;
}

function mayDiffer(part: PagePart, other: PagePart): boolean {
  if (part.is === "tag" || other.is === "tag")
    return part.is === "tag" && other.is === "tag" && areSimilar(part.tag, other.tag);
  // Style contains addresses.
  return part.is === other.is && part.element.tag !== "style";
}

const areSimilar = (tag: PlainTag, other: PlainTag) =>
  tag.kind === other.kind && isListedLike(tag.start, other.start);
