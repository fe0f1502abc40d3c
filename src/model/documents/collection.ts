import type { Heading } from "../pages/heading.js";
import type { TextBlock } from "./text-block.js";

/** A Markdown file under `content/<collection>/`. */
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
  /** The language that lacks the document and has this one in its place; of any other undefined. */
  readonly standsInFor?: string;
  /** What the site's own keys of the front matter hold, as the collection's schema gives it. */
  readonly data: Data;
  /** The body as sanitised HTML; headings carry ids. Empty for a document of front matter only. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The parts of its text that its HTML alone is not; of a text without such parts undefined. */
  readonly blocks?: readonly TextBlock[] | undefined;
  /** Its neighbours in the order of the collection. */
  readonly previous: DocumentLink | undefined;
  readonly next: DocumentLink | undefined;
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
}

/** What a link to another document of the collection needs. */
export interface DocumentLink {
  readonly slug: string;
  readonly title: string;
}

/** The documents of each collection, in its order, by the collections' names. */
export type CollectionDocuments = Readonly<Record<string, readonly CollectionDocument[]>>;
