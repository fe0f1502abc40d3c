import { decodeEntities } from "../../text/decode-entities.js";
import type { FactCollector } from "../page/collect-facts.js";
import type { PageRecord } from "./page-record.js";
import { type PlainTag, PlainTags } from "./plain-tags.js";

const slash = "/".charCodeAt(0);
const exclamation = "!".charCodeAt(0);

/**
 * Reads pages as generators write them: each element has its own end tag or is void. A start tag that was seen before is not parsed
 * again, so a page takes a fraction of the time that htmlparser2 needs, which reads letter by letter. If a page is not regular, nothing
 * is known about it, and htmlparser2 has to read it.
 */
export class PlainReader {
  readonly #inHtml = new PlainTags({ inSvg: false });
  readonly #inSvg = new PlainTags({ inSvg: true });
  /**
   * Reports everything on a page to the collector, and each step to a record; false if the page is not regular, which makes the reports
   * invalid.
   */
  read(html: string, collector: FactCollector, record?: PageRecord): boolean {
    const open: PlainTag[] = [];
    /** The number of open elements from the outermost `<svg>` inwards; 0 outside. */
    let svgDepth = 0;
    let at = 0;
    for (let next = html.indexOf("<"); next >= 0; next = html.indexOf("<", at)) {
      if (next > at) {
        collector.text(decodeEntities(html.slice(at, next)));
        record?.add({ is: "text", start: at, end: next }, collector.innermost);
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
        // The texts around it form one text.
        if (record && open.length > 0) record.isPartial = true;
        continue;
      }
      const tags = svgDepth > 0 ? this.#inSvg : this.#inHtml;
      const tag = tags.tagAt(html, next);
      if (!tag || !mayOpen(tag, open)) return false;
      at = next + tag.length;
      collector.open(tag.start);
      record?.add({ is: "tag", start: next, end: at, tag, tags }, collector.innermost);
      if (tag.kind.holds === "anything") {
        open.push(tag);
        if (tag.start.tag === "svg" && svgDepth === 0) svgDepth = open.length;
      } else {
        if (tag.kind.holds !== "nothing") at = readText(html, at, { tag, collector, record });
        if (at < 0) return false;
        collector.close();
      }
    }
    return open.length === 0;
  }
}

/** Reads the text of an element with text content only; returns the end of its end tag, negative if it is not regular. */
function readText(
  html: string,
  at: number,
  { tag, collector, record }: { tag: PlainTag; collector: FactCollector; record: PageRecord | undefined },
): number {
  const { endTag, holds } = tag.kind;
  const isRaw = holds === "raw";
  const end = isRaw ? endOfRawText(html, at, tag.start.tag) : html.indexOf("<", at);
  if (end === undefined || end < 0 || !html.startsWith(endTag, end)) return -1;
  if (end > at) {
    const text = html.slice(at, end);
    collector.text(isRaw ? text : decodeEntities(text));
    record?.add({ is: isRaw ? "raw" : "text", start: at, end }, collector.innermost);
  }
  return end + endTag.length;
}

/** The start of the end tag that closes a style or script which starts at `from`; undefined if there is none. */
export function endOfRawText(html: string, from: number, tag: string): number | undefined {
  const closing = new RegExp(`</${tag}(?=[\\s/>])`, "gi");
  closing.lastIndex = from;
  return closing.exec(html)?.index;
}

/** Whether an element can be opened here without closing another one or being dropped. */
function mayOpen({ kind: { tag, mayBeIn } }: PlainTag, open: readonly PlainTag[]): boolean {
  const parent = open[open.length - 1]?.start.tag;
  return (parent === undefined || mayBeIn(parent)) && (tag !== "form" || !open.some(isForm));
}

const isForm = ({ start }: PlainTag) => start.tag === "form";

/** The end of a declaration that starts with `<!`: a doctype, or a comment without ambiguous ends; negative otherwise. */
function endOfDeclaration(html: string, at: number): number {
  const end = html.indexOf(">", at) + 1;
  if (/^<!doctype html>$/i.test(html.slice(at, end))) return end;
  const endOfComment = html.startsWith("<!--", at) ? html.indexOf("-->", at + 4) : -1;
  if (endOfComment < 0 || /^-?>|--|-$/.test(html.slice(at + 4, endOfComment))) return -1;
  return endOfComment + 3;
}
