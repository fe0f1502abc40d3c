import type { Address } from "./page-addresses.js";
import { type PageElement, textOf } from "./page-element.js";
import type { StartTag } from "./start-tag.js";
import { addressesInStyle } from "./style-addresses.js";

/** What the rules need to know of a page's HTML. */
export interface PageFacts {
  /** In document order. */
  readonly elements: readonly PageElement[];
  readonly byTag: ReadonlyMap<string, readonly PageElement[]>;
  /** The elements that have an attribute, by its name. */
  readonly byAttribute: ReadonlyMap<string, readonly PageElement[]>;
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

/** Makes a page's facts of what a reader of HTML tells it, tag by tag. */
export class FactCollector {
  readonly #elements: PageElement[] = [];
  readonly #byTag = new Map<string, PageElement[]>();
  readonly #byAttribute = new Map<string, PageElement[]>();
  readonly #byId = new Map<string, PageElement>();
  readonly #ids = new Set<string>();
  readonly #addresses: Address[] = [];
  #open: Growing | undefined;

  /** The element that is open, if nothing is in it yet. */
  get empty(): PageElement | undefined {
    return this.#open?.children.length === 0 ? this.#open : undefined;
  }

  open({ tag, attributes, attributeNames, hides, addresses }: StartTag): void {
    const parent = this.#open;
    const isHidden = hides || parent?.isHidden === true;
    const element: Growing = { tag, attributes, parent, isHidden, children: [] };
    parent?.children.push(element);
    this.#elements.push(element);
    addTo(this.#byTag, tag, element);
    for (const name of attributeNames) addTo(this.#byAttribute, name, element);
    const { id, name } = attributes;
    if (id !== undefined) {
      this.#ids.add(id);
      if (!this.#byId.has(id)) this.#byId.set(id, element);
    }
    if (tag === "a" && name !== undefined) this.#ids.add(name);
    for (const { attribute, value, use } of addresses)
      this.#addresses.push({ element, attribute, value, use });
    this.#open = element;
  }

  text(text: string): void {
    const children = this.#open?.children;
    if (!children) return;
    const last = children.length - 1;
    if (typeof children[last] === "string") children[last] += text;
    else children.push(text);
  }

  /** Closes the element that is open. */
  close(): void {
    const closed = this.#open;
    if (closed?.tag === "style")
      for (const address of addressesInStyle(textOf(closed), closed)) this.#addresses.push(address);
    this.#open = closed?.parent;
  }

  facts(unclosed: string | undefined): PageFacts {
    return {
      elements: this.#elements,
      byTag: this.#byTag,
      byAttribute: this.#byAttribute,
      byId: this.#byId,
      ids: this.#ids,
      addresses: this.#addresses,
      unclosed,
    };
  }
}

function addTo(index: Map<string, PageElement[]>, key: string, element: PageElement): void {
  const alike = index.get(key);
  if (alike) alike.push(element);
  else index.set(key, [element]);
}
