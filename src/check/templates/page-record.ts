import type { OpenElement } from "../page/collect-facts.js";
import type { PlainTag, PlainTags } from "./plain-tags.js";

interface Where {
  readonly start: number;
  readonly end: number;
}

/** Text before a tag; it may contain entities. */
interface TextPart extends Where {
  readonly is: "text";
  /** Its parent, and its index among the children. */
  readonly element: OpenElement;
  readonly place: number;
}

/** Text of style or a script. */
interface RawPart extends Where {
  readonly is: "raw";
  readonly element: OpenElement;
}

interface TagPart extends Where {
  readonly is: "tag";
  readonly element: OpenElement;
  readonly tag: PlainTag;
  /** The tags among which it was found. */
  readonly tags: PlainTags;
}

interface Found extends Pick<TagPart, "tag" | "tags"> {
  readonly element: OpenElement | undefined;
}

/** A part that may differ on similar pages. */
export type PagePart = TextPart | RawPart | TagPart;

/** The places on a page that may differ on similar pages, in page order. */
export class PageRecord {
  readonly html: string;
  readonly parts: PagePart[] = [];
  /** Whether a part that matters could not be recorded. */
  isPartial = false;

  constructor(html: string) {
    this.html = html;
  }

  /** Called after each text, with the open element if there is one. */
  text({ start, end }: Where, element: OpenElement | undefined): void {
    if (element) this.parts.push({ is: "text", start, end, element, place: element.children.length - 1 });
  }

  raw({ start, end }: Where, element: OpenElement | undefined): void {
    if (element) this.parts.push({ is: "raw", start, end, element });
  }

  tag({ start, end }: Where, { tag, tags, element }: Found): void {
    if (element) this.parts.push({ is: "tag", start, end, tag, tags, element });
  }
}
