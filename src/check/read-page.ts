import { type Handler, Parser } from "htmlparser2";
import { feedRawText } from "./feed-raw-text.js";
import { type Address, addressesOf } from "./page-addresses.js";
import { type PageElement, textOf } from "./page-element.js";
import { addressesInStyle } from "./style-addresses.js";

/** What the rules need to know of a page's HTML. */
export interface PageFacts {
  /** In document order. */
  readonly elements: readonly PageElement[];
  readonly byTag: ReadonlyMap<string, readonly PageElement[]>;
  /** The first element with each id. */
  readonly byId: ReadonlyMap<string, PageElement>;
  /** What a fragment can lead to: ids, and the names of anchors. */
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly Address[];
  /** What runs to the page's end because nothing closes it, and swallows all that follows; undefined if nothing does. */
  readonly unclosed: string | undefined;
}

interface Growing extends PageElement {
  readonly parent: Growing | undefined;
  readonly children: (PageElement | string)[];
}

/** Reads a page's HTML in one pass: no rule parses it again. */
export function readPage(html: string): PageFacts {
  const elements: PageElement[] = [];
  const byTag = new Map<string, PageElement[]>();
  const byId = new Map<string, PageElement>();
  const ids = new Set<string>();
  const addresses: Address[] = [];
  let open: Growing | undefined;
  let isOver = false;
  let unclosed: string | undefined;
  const add = (found: readonly Address[]) => {
    for (const address of found) addresses.push(address);
  };
  const handler: Partial<Handler> = {
    onopentag(tag, attributes) {
      const isHidden = open?.isHidden === true || hides(tag, attributes);
      const element: Growing = { tag, attributes, parent: open, isHidden, children: [] };
      open?.children.push(element);
      elements.push(element);
      const alike = byTag.get(tag);
      if (alike) alike.push(element);
      else byTag.set(tag, [element]);
      const { id, name } = attributes;
      if (id !== undefined) {
        ids.add(id);
        if (!byId.has(id)) byId.set(id, element);
      }
      if (tag === "a" && name !== undefined) ids.add(name);
      add(addressesOf(element));
      open = element;
    },
    ontext(text) {
      const last = open?.children.length ? open.children.length - 1 : -1;
      if (open && typeof open.children[last] === "string") open.children[last] += text;
      else open?.children.push(text);
    },
    oncomment() {
      if (isOver) unclosed = "a comment";
    },
    onclosetag(tag) {
      if (isOver && holdsText.test(tag)) unclosed = `<${tag}>`;
      if (open?.tag === "style") add(addressesInStyle(textOf(open), open));
      open = open?.parent;
    },
  };
  feedRawText(html, new Parser(handler), {
    isOpen: (tag) => open?.tag === tag && open.children.length === 0,
    take: (text) => handler.ontext?.(text),
    onEnd: () => {
      isOver = true;
    },
  });
  return { elements, byTag, byId, ids, addresses, unclosed };
}

/** Elements in which a tag is text. */
const holdsText = /^(style|script|title|textarea)$/;

const hides = (tag: string, attributes: PageElement["attributes"]) =>
  tag === "template" || attributes.hidden !== undefined || attributes["aria-hidden"] === "true";

/** The elements of a page with one of the tags, in document order for each tag. */
export function elementsOf({ byTag }: PageFacts, ...tags: readonly string[]): PageElement[] {
  return tags.flatMap((tag) => byTag.get(tag) ?? []);
}
