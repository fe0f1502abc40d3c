import type { GrowingElement } from "../page/collect-facts.js";
import type { PlainTag, PlainTags } from "./plain-tags.js";

interface Where {
  readonly start: number;
  readonly end: number;
}

/** Text that may hold entities, before a tag. */
interface TextPart extends Where {
  readonly is: "text";
  /** Its parent, and its index among the children. */
  readonly element: GrowingElement;
  readonly place: number;
}

/** Text of style or a script. */
interface RawPart extends Where {
  readonly is: "raw";
  readonly element: GrowingElement;
}

interface TagPart extends Where {
  readonly is: "tag";
  readonly element: GrowingElement;
  readonly tag: PlainTag;
  /** Those that it was found among. */
  readonly tags: PlainTags;
}

interface Found extends Pick<TagPart, "tag" | "tags"> {
  readonly element: GrowingElement | undefined;
}

/** What may be another thing on another page that is alike. */
export type PagePart = TextPart | RawPart | TagPart;

/** Where a page has what may differ on pages like it, in the order of the page. */
export class PageRecord {
  readonly html: string;
  readonly parts: PagePart[] = [];
  /** Whether something was left out that makes a difference. */
  isPartial = false;

  constructor(html: string) {
    this.html = html;
  }

  /** Called after each text, with the open element, if any. */
  text({ start, end }: Where, element: GrowingElement | undefined): void {
    if (element) this.parts.push({ is: "text", start, end, element, place: element.children.length - 1 });
  }

  raw({ start, end }: Where, element: GrowingElement | undefined): void {
    if (element) this.parts.push({ is: "raw", start, end, element });
  }

  tag({ start, end }: Where, { tag, tags, element }: Found): void {
    if (element) this.parts.push({ is: "tag", start, end, tag, tags, element });
  }
}
