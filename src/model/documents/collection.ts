import type { Place } from "../place.js";

/** A document of a collection: a Markdown file in `content/<collection>/`, or one that `load` returned. */
export interface CollectionDocument<Data = Readonly<Record<string, unknown>>> {
  /** The name of the collection: `help`. */
  readonly collection: string;
  /** The file's name without `.md`: `lost-password`. */
  readonly slug: string;
  readonly title: string;
  readonly description: string | undefined;
  /** An ISO day: `2025-08-17`. */
  readonly date: string | undefined;
  readonly tags: readonly string[];
  /** The language of the text, a BCP 47 tag. */
  readonly language: string;
  /** The language in which this document replaces a missing translation; otherwise undefined. */
  readonly fallbackFor?: string;
  /** Your own keys of the front matter, as the schema returns them. */
  readonly data: Data;
  /** The text as sanitised HTML; headings have ids. Empty if the document has front matter only. Show it with `ContentText`. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Images and components in the text, which `ContentText` renders. */
  readonly blocks?: readonly TextBlock[] | undefined;
  /** The document before it in the collection's order. */
  readonly previous: DocumentLink | undefined;
  /** The document after it. */
  readonly next: DocumentLink | undefined;
  /** Its file, relative to the site's folder: `content/help/lost-password.md`. */
  readonly sourceFile: string;
}

/** A neighbour of a document. */
export interface DocumentLink {
  readonly slug: string;
  readonly title: string;
}

/** The documents of each collection, in its order, by the collections' names. */
export type CollectionDocuments = Readonly<Record<string, readonly CollectionDocument[]>>;

/** A heading of a document. */
export interface Heading {
  /** 1 to 6. */
  readonly depth: number;
  /** Its anchor: `what-we-collect`. */
  readonly id: string;
  readonly text: string;
}

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
  readonly places: Readonly<Record<string, Place>>;
}
