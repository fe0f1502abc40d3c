import type { Place } from "../place.js";

/**
 * A part of a document that HTML alone cannot express. The HTML has an element with `data-block`, the part's index in the document's
 * list, and the fallback content.
 */
export type TextBlock = PictureBlock | MediaBlock | OwnBlock;

/** An image that is shown in several widths and formats. */
export interface PictureBlock {
  readonly kind: "picture";
  /** Posix, relative to the project's root. */
  readonly file: string;
  readonly alt: string;
  readonly widths: readonly number[];
  readonly sizes: string;
  readonly place: Place;
  /** The published image, with the base, and its size; known once the file is read. */
  readonly image?: { readonly href: string; readonly width: number; readonly height: number };
}

/** A video or its subtitles. */
export interface MediaBlock {
  readonly kind: "media";
  readonly tag: "video" | "track";
  /** By attribute, `src` or `poster`: posix, relative to the project's root. */
  readonly files: Readonly<Record<string, string>>;
  readonly place: Place;
}

/** A component of the site. */
export interface OwnBlock {
  readonly kind: "own";
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly place: Place;
  /** The place of each attribute. */
  readonly places: Readonly<Record<string, Place>>;
}
