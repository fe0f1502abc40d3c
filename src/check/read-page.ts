import { type Handler, Parser } from "htmlparser2";
import { type Address, addressesOf } from "./page-addresses.js";
import { type PageElement, textOf } from "./page-element.js";
import { addressesInStyle } from "./style-addresses.js";

/** What the rules need to know of a page's HTML. */
export interface PageFacts {
  /** In document order. */
  readonly elements: readonly PageElement[];
  readonly byTag: ReadonlyMap<string, readonly PageElement[]>;
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly Address[];
}

interface Growing extends PageElement {
  readonly children: (PageElement | string)[];
}

/** Reads a page's HTML in one pass: no rule parses it again. */
export function readPage(html: string): PageFacts {
  const elements: PageElement[] = [];
  const byTag = new Map<string, PageElement[]>();
  const ids = new Set<string>();
  const addresses: Address[] = [];
  let open: Growing | undefined;
  const handler: Partial<Handler> = {
    onopentag(tag, attributes) {
      const element: Growing = { tag, attributes, parent: open, children: [] };
      open?.children.push(element);
      elements.push(element);
      const alike = byTag.get(tag);
      if (alike) alike.push(element);
      else byTag.set(tag, [element]);
      const { id, name } = attributes;
      if (id !== undefined) ids.add(id);
      if (tag === "a" && name !== undefined) ids.add(name);
      addresses.push(...addressesOf(element));
      open = element;
    },
    ontext(text) {
      const last = open?.children.length ? open.children.length - 1 : -1;
      if (open && typeof open.children[last] === "string") open.children[last] += text;
      else open?.children.push(text);
    },
    onclosetag() {
      if (open?.tag === "style") addresses.push(...addressesInStyle(textOf(open), open));
      open = open?.parent as Growing | undefined;
    },
  };
  const parser = new Parser(handler);
  for (const { text, isRaw } of splitRawText(html)) {
    if (isRaw) handler.ontext?.(text);
    else parser.write(text);
  }
  parser.end();
  return { elements, byTag, ids, addresses };
}

const rawTexts = [
  ["<style>", "</style>"],
  ['<script type="module">', "</script>"],
] as const;

/**
 * Tells the style and script that the generator inlines from the rest. The parser reads raw text letter by
 * letter, which takes as long as all the rest of the page, and finds nothing in it but its end.
 */
function* splitRawText(html: string): Generator<{ text: string; isRaw: boolean }> {
  let from = 0;
  for (;;) {
    const next = rawTexts
      .map(([open, close]) => ({ at: html.indexOf(open, from), open, close }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    const start = next && next.at + next.open.length;
    const end = start === undefined ? -1 : html.indexOf(next?.close ?? "", start);
    if (start === undefined || end < 0) break;
    yield { text: html.slice(from, start), isRaw: false };
    yield { text: html.slice(start, end), isRaw: true };
    from = end;
  }
  yield { text: html.slice(from), isRaw: false };
}

/** The elements of a page with one of the tags, in document order for each tag. */
export function elementsOf({ byTag }: PageFacts, ...tags: readonly string[]): PageElement[] {
  return tags.flatMap((tag) => byTag.get(tag) ?? []);
}
