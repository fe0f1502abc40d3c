import type { DataSource } from "../documents/data-source.js";
import type { StandardSchema } from "./standard-schema.js";

export type { StandardSchema } from "./standard-schema.js";

/**
 * Collections by their names, which are those of the folders under `content/`. `legal` is that of the legal documents, which is
 * always there: it takes `schema` and `orderBy`.
 */
export type CollectionsConfig = Record<string, CollectionConfig>;

/** The documents of one folder under `content/`. */
export interface CollectionConfig {
  /**
   * What the front matter holds of the site's own keys, by any library that speaks Standard Schema.
   * Without one there are none but handbill's: title, description, date, tags, order, html.
   */
  schema?: StandardSchema;
  /**
   * The keys that sort the documents, e.g. `"-date"`; a hyphen reverses the order. Default: `"order"`.
   * Documents without the key come last; equal documents are sorted by file name.
   */
  orderBy?: string | string[];
  /**
   * Gives documents that are no files: a list of `{ slug, title, text }` with the keys of a front matter; `text` is Markdown. It gets
   * `{ signal }`, which is aborted when the build gives up.
   */
  load?: CollectionLoad;
  /** Whether its folder may be missing: the collection has no documents then, and no feed. Default: false. */
  optional?: boolean;
  /** Whether there is a feed of the documents, as `/<name>.atom` and `/<name>.json`. Each document then has a date. Default: false. */
  feed?: boolean | FeedConfig;
  /** Whether there is an index of the documents that a page's script can search, as `/search.json`. Default: false. */
  search?: boolean;
}

type CollectionLoad =
  | ((context: { signal: AbortSignal }) => readonly CollectionEntry[] | Promise<readonly CollectionEntry[]>)
  | DataSource<readonly CollectionEntry[]>;

/** A document that a collection loads. */
export interface CollectionEntry {
  readonly slug: string;
  readonly title: string;
  readonly description?: string | null | undefined;
  /** An ISO day: `2025-08-17`. */
  readonly date?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly order?: number | null | undefined;
  /** Markdown. */
  readonly text?: string | undefined;
  readonly [own: string]: unknown;
}

export interface FeedConfig {
  /** The feed's title. Default: the app's name and that of the collection. */
  title?: string;
}

/** What the site's own keys of a collection's documents hold, as the schema gives it. */
export type DataOf<Config> = Config extends { schema: { "~standard": { types?: infer Types } } }
  ? NonNullable<Types> extends { output: infer Output }
    ? Output
    : never
  : Readonly<Record<never, never>>;
