/** An element of a page. */
export interface PageElement {
  /** In lower case. */
  readonly tag: string;
  /** By name in lower case, entities decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly reading: Reading;
  readonly parent: PageElement | undefined;
  /** Whether assistive technology skips it: it, or an element around it, is hidden. */
  readonly isHidden: boolean;
  readonly children: readonly (PageElement | string)[];
}

/** How the text of an element is read: not at all, with what is around it, by itself; or as white space. */
export type Reading = "never" | "inline" | "block" | "break";

/** All text below an element, as it is written. */
export function textOf(element: PageElement): string {
  const [first = "", second] = element.children;
  if (second === undefined && typeof first === "string") return first;
  return element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}
