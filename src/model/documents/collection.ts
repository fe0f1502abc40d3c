import type { Heading } from "../pages/heading.js";
import type { TextBlock } from "./text-block.js";

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
  readonly standsInFor?: string;
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
