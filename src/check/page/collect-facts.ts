import { addressesInStyle } from "../style/style-addresses.js";
import type { Address } from "./page-addresses.js";
import { type PageElement, textOf } from "./page-element.js";
import type { Changed, ListedTag, StartTag } from "./start-tag.js";

/** What the rules need to know of a page's HTML. */
export interface PageFacts {
  /** The elements that are in none. */
  readonly roots: readonly PageElement[];
  /** Those of the tags that somebody asks for. */
  readonly byTag: ReadonlyMap<ListedTag, readonly PageElement[]>;
  /** The elements that have an attribute that somebody asks for, by its name. */
  readonly byAttribute: ReadonlyMap<string, readonly PageElement[]>;
  /** `h1` to `h6`, in document order. */
  readonly headings: readonly PageElement[];
  /** The first element with each id. */
  readonly byId: ReadonlyMap<string, PageElement>;
  /** What a fragment can lead to: ids, and the names of anchors. */
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly Address[];
  /** What runs to the page's end because nothing closes it, and swallows all that follows; undefined if nothing does. */
  readonly unclosed: string | undefined;
  /** Whether elements are nested deeper than browsers nest them. */
  readonly isTooDeep: boolean;
}

/** Blink and WebKit put what is nested deeper beside what is this deep. */
export const deepestElement = 512;

/** An element of a page that is being read. */
export class GrowingElement implements PageElement {
  readonly tag: string;
  attributes: PageElement["attributes"];
  readonly reading: PageElement["reading"];
  children: (PageElement | string)[] = noChildren;

  constructor(
    { tag, attributes, reading }: StartTag,
    readonly parent: GrowingElement | undefined,
    readonly isHidden: boolean,
  ) {
    this.tag = tag;
    this.attributes = attributes;
    this.reading = reading;
  }

  /** A list that grows has room for 17 more: most elements have one child, or none. */
  add(child: PageElement | string): void {
    if (this.children === noChildren) this.children = [child];
    else this.children.push(child);
  }
}

const noChildren: (PageElement | string)[] = [];

/** Makes a page's facts of what a reader of HTML tells it, tag by tag. */
export class FactCollector {
  readonly #roots: PageElement[] = [];
  readonly #byTag = new Map<ListedTag, PageElement[]>();
  readonly #byAttribute = new Map<string, PageElement[]>();
  readonly #headings: PageElement[] = [];
  readonly #byId = new Map<string, PageElement>();
  readonly #ids = new Set<string>();
  readonly #addresses: Address[] = [];
  #open: GrowingElement | undefined;
  #depth = 0;
  #isTooDeep = false;
  /** The deepest element allowed: it contains everything nested deeper, so that no recursion goes further. */
  #deepest: GrowingElement | undefined;

  /** The innermost element that is open. */
  get innermost(): GrowingElement | undefined {
    return this.#open;
  }

  /** The element that is open, if nothing is in it yet. */
  get empty(): PageElement | undefined {
    return this.#open?.children.length === 0 ? this.#open : undefined;
  }

  open(start: StartTag): void {
    const element = new GrowingElement(start, this.#open, start.hides || this.#open?.isHidden === true);
    const around = ++this.#depth > deepestElement ? this.#deepest : this.#open;
    if (this.#depth === deepestElement) this.#deepest = element;
    this.#isTooDeep ||= this.#depth > deepestElement;
    if (around) around.add(element);
    else this.#roots.push(element);
    this.#open = element;
    if (start.isListed) this.#list(element, start);
  }

  #list(element: PageElement, start: StartTag): void {
    if (start.listedTag !== undefined) addTo(this.#byTag, start.listedTag, element);
    if (start.isHeading) this.#headings.push(element);
    for (const name of start.listedAttributes) addTo(this.#byAttribute, name, element);
    const { id, name } = start.attributes;
    if (id !== undefined) {
      this.#ids.add(id);
      if (!this.#byId.has(id)) this.#byId.set(id, element);
    }
    if (name !== undefined && start.tag === "a") this.#ids.add(name);
    for (const { attribute, value, use } of start.addresses)
      this.#addresses.push({ element, attribute, value, use });
  }

  text(text: string): void {
    const open = this.#open;
    if (!open) return;
    const { children } = open;
    const last = children.length - 1;
    if (typeof children[last] === "string") children[last] += text;
    else open.add(text);
  }

  /** Closes the element that is open. */
  close(): void {
    const closed = this.#open;
    if (closed?.tag === "style")
      for (const address of addressesInStyle(textOf(closed), closed)) this.#addresses.push(address);
    this.#open = closed?.parent;
    if (closed) this.#depth--;
  }

  /** Gives an element what another start tag says, which `isListedLike` its own. */
  retag(element: GrowingElement, { attributes, addresses }: Changed): void {
    element.attributes = attributes;
    if (addresses.length === 0) return;
    const first = this.#addresses.findIndex((address) => address.element === element);
    for (const [at, { attribute, value, use }] of addresses.entries())
      this.#addresses[first + at] = { element, attribute, value, use };
  }

  facts(unclosed: string | undefined): PageFacts {
    return {
      roots: this.#roots,
      byTag: this.#byTag,
      byAttribute: this.#byAttribute,
      headings: this.#headings,
      byId: this.#byId,
      ids: this.#ids,
      addresses: this.#addresses,
      unclosed,
      isTooDeep: this.#isTooDeep,
    };
  }
}

function addTo<Key>(index: Map<Key, PageElement[]>, key: Key, element: PageElement): void {
  const same = index.get(key);
  if (same) same.push(element);
  else index.set(key, [element]);
}
