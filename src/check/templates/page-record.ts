import type { OpenElement } from "../page/collect-facts.js";
import type { PlainTag, PlainTags } from "./plain-tags.js";

/** A text, which may contain entities; the text of style or a script; or a start tag with the tags among which it was found. */
type FoundPart = { readonly start: number; readonly end: number } & (
  | { readonly is: "text" | "raw" }
  | { readonly is: "tag"; readonly tag: PlainTag; readonly tags: PlainTags }
);

/** A part that may differ on similar pages, with its element. `place` is the index of a text among the element's children. */
export type PagePart = FoundPart & { readonly element: OpenElement; readonly place: number };

/** The parts of a page that may differ on similar pages, in page order. */
export class PageRecord {
  readonly parts: PagePart[] = [];
  /** Whether a part that matters could not be recorded. */
  isPartial = false;

  constructor(readonly html: string) {}

  /** Called after each part, with the innermost open element if there is one. */
  add(part: FoundPart, element: OpenElement | undefined): void {
    if (element) this.parts.push({ ...part, element, place: element.children.length - 1 });
  }
}
