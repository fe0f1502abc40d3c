import type { StandardSchema } from "./standard-schema.js";

/**
 * Collections by the names of their folders under `content/`. `legal` always exists, for the legal documents, and takes `schema` and
 * `orderBy`.
 */
export type CollectionsConfig = Record<string, CollectionConfig>;

/** A collection of documents: one folder in `content/`. */
export interface CollectionConfig {
  /**
   * Checks and types your own keys in the front matter, with any library that supports Standard Schema. Without it, only
   * handbill's keys are allowed: title, description, date, tags, order, language, html, releaseNotes.
   */
  schema?: StandardSchema;
  /**
   * The keys to sort documents by, e.g. `"-date"`; a hyphen reverses the order. Default: `"order"`.
   * Documents without the key come last; equal documents are sorted by file name.
   */
  orderBy?: string | string[];
  /**
   * Loads documents when the site is built: returns a list of `{ slug, title, text }` with the keys of a front matter; `text` is
   * Markdown. It receives `{ signal }`, which is aborted when the build gives up.
   */
  load?: CollectionLoad;
  /** Remark plugins that change the documents, each alone or with its options: `[plugin, options]`. */
  remarkPlugins?: readonly RemarkPlugin[];
  /** Whether the folder may be missing. The collection is then empty and has no feed. Default: false. */
  optional?: boolean;
  /** Whether to publish feeds at `/<name>.atom` and `/<name>.json`. Each document then needs a `date`. Default: false. */
  feed?: boolean | FeedConfig;
  /** Whether to publish an index, `/search.json`, that a script on your pages can search. Default: false. */
  search?: boolean;
}

type Attacher = (...options: never[]) => unknown;
/** A unified plugin, in the form that remark accepts. */
export type RemarkPlugin = Attacher | readonly [Attacher, ...unknown[]];

type CollectionLoad =
  | ((context: { signal: AbortSignal }) => readonly CollectionEntry[] | Promise<readonly CollectionEntry[]>)
  | DataSource<readonly CollectionEntry[]>;

/** A document that the `load` of a collection returns. */
export interface CollectionEntry {
  /** Its name in URLs: `2.1`. */
  readonly slug: string;
  readonly title: string;
  readonly description?: string | null | undefined;
  /** An ISO day: `2025-08-17`. */
  readonly date?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly order?: number | null | undefined;
  /** The text, in Markdown. */
  readonly text?: string | undefined;
  readonly [own: string]: unknown;
}

interface FeedConfig {
  /** The title of the feed. Default: the title of the page at `/<name>`, or else the name of the app and of the collection. */
  title?: string;
}

/** The type of a collection's own front matter keys, as its schema returns them. */
export type DataOf<Config> = Config extends { schema: { "~standard": { types?: infer Types } } }
  ? NonNullable<Types> extends { output: infer Output }
    ? Output
    : never
  : Readonly<Record<never, never>>;

/** A time such as `"90s"`, `"15m"`, `"6h"` or `"1d"`. */
export type MaxAge = `${number}${"s" | "m" | "h" | "d"}`;

/** The source of the data of a page or a collection, as `defineLoad` takes it. */
export interface DataSource<Data = unknown> {
  /** The name in the cache. Pages with the same `load` and `key` share one result. Default: the page's file. */
  readonly key?: string | undefined;
  /** How long the cached result is used. Without it, every build runs `load`. */
  readonly maxAge?: MaxAge | undefined;
  /** Checks and types the result, with any library that supports Standard Schema. */
  readonly schema?: StandardSchema<Data> | undefined;
  /** Fetches the data. The result must be JSON: text, numbers, booleans, null, lists and plain objects. */
  readonly load: (context: never) => unknown;
  /** For types only: it does not exist at run time. */
  readonly "~data"?: Data | undefined;
}
