import { addressesInStyle } from "../style/style-addresses.js";
import type { Address } from "./page-addresses.js";
import { type PageElement, textOf } from "./page-element.js";
import type { ListedTag, StartTag } from "./start-tag.js";

export interface PageFacts {
  readonly roots: readonly PageElement[];
  readonly byTag: ReadonlyMap<ListedTag, readonly PageElement[]>;
  readonly byAttribute: ReadonlyMap<string, readonly PageElement[]>;
  /** `h1` to `h6`, in document order. */
  readonly headings: readonly PageElement[];
  readonly byId: ReadonlyMap<string, PageElement>;
  /** The targets of fragments: ids, and the names of anchors. */
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly Address[];
  /** The unclosed construct that runs to the page's end and hides the rest; undefined if there is none. */
  readonly unclosed: string | undefined;
  /** The tags that the page lacks where browsers add them: `</a>` where another link begins, `<p>` before a `</p>` without one. */
  readonly addedTags: ReadonlyMap<string, PageElement | undefined>;
  /** Whether elements are nested deeper than browsers support. */
  readonly isTooDeep: boolean;
}

/** From this depth on, Blink and WebKit turn children into siblings. */
export const deepestElement = 512;

/** An element while its page is being read. */
export class OpenElement implements PageElement {
  readonly tag: string;
  attributes: PageElement["attributes"];
  readonly reading: PageElement["reading"];
  children: (PageElement | string)[] = noChildren;

  constructor(
    { tag, attributes, reading }: StartTag,
    readonly parent: OpenElement | undefined,
    readonly isHidden: boolean,
  ) {
    this.tag = tag;
    this.attributes = attributes;
    this.reading = reading;
  }

  /** Pushing to a list would allocate room for 17 entries, but most elements have at most one child. */
  add(child: PageElement | string): void {
    if (this.children === noChildren) this.children = [child];
    else this.children.push(child);
  }
}

const noChildren: (PageElement | string)[] = [];

export class FactCollector implements PageFacts {
  readonly roots: PageElement[] = [];
  readonly byTag = new Map<ListedTag, PageElement[]>();
  readonly byAttribute = new Map<string, PageElement[]>();
  readonly headings: PageElement[] = [];
  readonly byId = new Map<string, PageElement>();
  readonly ids = new Set<string>();
  readonly addresses: Address[] = [];
  unclosed: string | undefined;
  readonly addedTags = new Map<string, PageElement | undefined>();
  isTooDeep = false;
  #open: OpenElement | undefined;
  #depth = 0;
  /** The deepest element allowed: it contains everything nested deeper, so that no recursion goes further. */
  #deepest: OpenElement | undefined;

  get innermost(): OpenElement | undefined {
    return this.#open;
  }

  open(start: StartTag): void {
    const element = new OpenElement(start, this.#open, start.hides || this.#open?.isHidden === true);
    const around = ++this.#depth > deepestElement ? this.#deepest : this.#open;
    if (this.#depth === deepestElement) this.#deepest = element;
    this.isTooDeep ||= this.#depth > deepestElement;
    if (around) around.add(element);
    else this.roots.push(element);
    this.#open = element;
    if (start.isListed) this.#list(element, start);
  }

  #list(element: PageElement, start: StartTag): void {
    if (start.listedTag !== undefined) addTo(this.byTag, start.listedTag, element);
    if (start.isHeading) this.headings.push(element);
    for (const name of start.listedAttributes) addTo(this.byAttribute, name, element);
    const { id, name } = start.attributes;
    if (id !== undefined) {
      this.ids.add(id);
      if (!this.byId.has(id)) this.byId.set(id, element);
    }
    if (name !== undefined && start.tag === "a") this.ids.add(name);
    for (const { attribute, value, use } of start.addresses)
      this.addresses.push({ element, attribute, value, use });
  }

  text(text: string): void {
    const open = this.#open;
    if (!open) return;
    const { children } = open;
    const last = children.length - 1;
    if (typeof children[last] === "string") children[last] += text;
    else open.add(text);
  }

  close(): void {
    const closed = this.#open;
    if (closed?.tag === "style")
      for (const address of addressesInStyle(textOf(closed), closed)) this.addresses.push(address);
    this.#open = closed?.parent;
    if (closed) this.#depth--;
  }

  /** Gives an element the data of another start tag; the two are alike by `isListedLike`. */
  retag(element: OpenElement, { attributes, addresses }: StartTag): void {
    element.attributes = attributes;
    if (addresses.length === 0) return;
    const first = this.addresses.findIndex((address) => address.element === element);
    for (const [at, { attribute, value, use }] of addresses.entries())
      this.addresses[first + at] = { element, attribute, value, use };
  }
}

function addTo<Key>(index: Map<Key, PageElement[]>, key: Key, element: PageElement): void {
  const same = index.get(key);
  if (same) same.push(element);
  else index.set(key, [element]);
}
