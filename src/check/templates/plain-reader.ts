import type { FactCollector } from "../page/collect-facts.js";
import { decodeEntities } from "../page/decode-entities.js";
import { endOfRawText } from "../page/feed-raw-text.js";
import type { PageRecord } from "./page-record.js";
import { type PlainTag, PlainTags } from "./plain-tags.js";

/** A text of style or a script. */
interface RawText {
  readonly text: string;
  /** The same with its end tag. */
  readonly source: string;
}

const slash = "/".charCodeAt(0);
const exclamation = "!".charCodeAt(0);

/**
 * Reads pages as generators write them: each element is closed by an end tag of its own, or cannot hold anything. A start tag
 * that is written as one before is not read again, so that a page takes a fraction of the time that htmlparser2 needs, which
 * goes from letter to letter. Of a page that is not regular nothing is known: that one is to read it.
 */
export class PlainReader {
  readonly #inHtml = new PlainTags({ inSvg: false });
  readonly #inSvg = new PlainTags({ inSvg: true });
  /** What was last found after a start tag. */
  readonly #raw = new WeakMap<PlainTag, RawText>();

  /**
   * Reports everything on a page, and each step to a record; false if the page is not regular, which makes
   * the reports invalid.
   */
  read(html: string, collector: FactCollector, record?: PageRecord): boolean {
    const open: PlainTag[] = [];
    /** How many elements are open around and with the outermost `<svg>`; 0 outside. */
    let svgDepth = 0;
    let at = 0;
    for (let next = html.indexOf("<"); next >= 0; next = html.indexOf("<", at)) {
      if (next > at) {
        collector.text(decodeEntities(html.slice(at, next)));
        record?.text({ start: at, end: next }, collector.innermost);
      }
      const first = html.charCodeAt(next + 1);
      if (first === slash) {
        const ended = open.pop();
        if (!ended || !html.startsWith(ended.kind.endTag, next)) return false;
        if (open.length < svgDepth) svgDepth = 0;
        collector.close();
        at = next + ended.kind.endTag.length;
        continue;
      }
      if (first === exclamation) {
        at = endOfDeclaration(html, next);
        if (at < 0) return false;
        // The texts around it are one.
        if (record && open.length > 0) record.isPartial = true;
        continue;
      }
      const tags = svgDepth > 0 ? this.#inSvg : this.#inHtml;
      const tag = tags.tagAt(html, next);
      if (!tag || !mayOpen(tag, open)) return false;
      at = next + tag.length;
      collector.open(tag.start);
      record?.tag({ start: next, end: at }, { tag, tags, element: collector.innermost });
      if (tag.kind.holds === "anything") {
        open.push(tag);
        if (tag.start.tag === "svg" && svgDepth === 0) svgDepth = open.length;
      } else {
        if (tag.kind.holds !== "nothing") at = this.#readText(html, at, { tag, collector, record });
        if (at < 0) return false;
        collector.close();
      }
    }
    return open.length === 0;
  }

  /** Reads the text of an element that holds nothing else; gives where its end tag ends, negative if it is not regular. */
  #readText(
    html: string,
    at: number,
    { tag, collector, record }: { tag: PlainTag; collector: FactCollector; record: PageRecord | undefined },
  ): number {
    const { endTag, holds } = tag.kind;
    if (holds === "raw") {
      const raw = this.#rawTextAt(html, at, tag);
      if (!raw) return -1;
      if (raw.text !== "") {
        collector.text(raw.text);
        record?.raw({ start: at, end: at + raw.text.length }, collector.innermost);
      }
      return at + raw.source.length;
    }
    const end = html.indexOf("<", at);
    if (end < 0 || !html.startsWith(endTag, end)) return -1;
    if (end > at) {
      collector.text(decodeEntities(html.slice(at, end)));
      record?.text({ start: at, end }, collector.innermost);
    }
    return end + endTag.length;
  }

  /** Pages mostly have the same style and scripts: to see that they have takes a hundredth of looking for their end. */
  #rawTextAt(html: string, at: number, tag: PlainTag): RawText | undefined {
    const last = this.#raw.get(tag);
    // V8 compares texts many letters at a time, and beginnings of texts letter by letter.
    if (last && html.slice(at, at + last.source.length) === last.source) return last;
    const { endTag } = tag.kind;
    const end = endOfRawText(html, at, tag.start.tag);
    if (end === undefined || !html.startsWith(endTag, end)) return undefined;
    const raw = { text: html.slice(at, end), source: html.slice(at, end + endTag.length) };
    this.#raw.set(tag, raw);
    return raw;
  }
}

/** Whether an element closes nothing by beginning, and does not go away itself. */
function mayOpen({ kind: { tag, mayBeIn } }: PlainTag, open: readonly PlainTag[]): boolean {
  const parent = open[open.length - 1]?.start.tag;
  return (parent === undefined || mayBeIn(parent)) && (tag !== "form" || !open.some(isForm));
}

const isForm = ({ start }: PlainTag) => start.tag === "form";

/** Where what begins with `<!` ends: a doctype, or a comment in which nothing could be taken for its end; negative otherwise. */
function endOfDeclaration(html: string, at: number): number {
  const end = html.indexOf(">", at) + 1;
  if (/^<!doctype html>$/i.test(html.slice(at, end))) return end;
  const endOfComment = html.startsWith("<!--", at) ? html.indexOf("-->", at + 4) : -1;
  if (endOfComment < 0 || /^-?>|--|-$/.test(html.slice(at + 4, endOfComment))) return -1;
  return endOfComment + 3;
}
