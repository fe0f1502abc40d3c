import { decodeEntities } from "../../text/decode-entities.js";
import type { FactCollector, PageFacts } from "../page/collect-facts.js";
import { type Changed, isListedLike } from "../page/start-tag.js";
import type { PagePart, PageRecord } from "./page-record.js";
import { endOfRawText } from "./plain-reader.js";
import type { PlainTag } from "./plain-tags.js";
import { fits, holeBetween, type ValueHole, valueAt } from "./value-hole.js";

/** A part that differs between pages, with the part before it on each. */
interface Hole {
  readonly before: string;
  readonly part: PagePart;
  readonly value: ValueHole | undefined;
}

/** The places of parts that differ between pages; for a start tag with the hole if only one value differs. */
type Differences = ReadonlyMap<number, ValueHole | undefined>;

interface RecordedPage {
  readonly record: PageRecord;
  readonly facts: FactCollector;
}

/**
 * The common structure of pages that differ only in some texts and attributes. The facts of one page are turned into those of the next.
 */
export class PageTemplate {
  readonly #page: RecordedPage;
  readonly #differences: Differences;
  readonly #holes: readonly Hole[];
  /** The part after the last hole. */
  readonly #rest: string;

  constructor(page: RecordedPage, differences: Differences = new Map()) {
    this.#page = page;
    this.#differences = differences;
    const { html, parts } = page.record;
    let end = 0;
    this.#holes = [...differences]
      .sort(([a], [b]) => a - b)
      .flatMap(([place, value]) => {
        const part = parts[place];
        if (!part) return [];
        const before = html.slice(end, part.start);
        end = part.end;
        return { before, part, value };
      });
    this.#rest = html.slice(end);
  }

  /** Returns the facts of a page; undefined if the page does not fit. The previous page's facts become invalid. */
  fill(html: string): PageFacts | undefined {
    const found: (string | Changed)[] = [];
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
    const places = new Set([...this.#differences.keys(), ...differing]);
    return new PageTemplate(page, new Map([...places].map((place) => [place, this.#valueIn(place, page)])));
  }

  /** The hole for a start tag to fit one more page. */
  #valueIn(place: number, { record }: RecordedPage): ValueHole | undefined {
    const [part, own] = [record.parts[place], this.#page.record.parts[place]];
    if (part?.is !== "tag" || !own) return undefined;
    const written = record.html.slice(part.start, part.end);
    if (!this.#differences.has(place))
      return holeBetween(this.#page.record.html.slice(own.start, own.end), written);
    const known = this.#differences.get(place);
    return known && fits(written, known) ? known : undefined;
  }

  #put(part: PagePart, found: string | Changed): void {
    if (typeof found === "string") part.element.children[part.is === "text" ? part.place : 0] = found;
    else this.#page.facts.retag(part.element, found);
  }
}

/** The text that replaces a part on a page; undefined if the page differs in another way. */
function fitAt(
  html: string,
  at: number,
  { part, value }: Hole,
): { readonly is: string | Changed; readonly end: number } | undefined {
  if (part.is === "tag") {
    if (value) return valueAt(html, at, { hole: value, start: part.tag.start });
    const tag = part.tags.tagAt(html, at);
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
