import type { DataOf, DataSource } from "../config/collection-config.js";
import type { StandardSchema } from "../config/standard-schema.js";
import type { LegalDocument } from "../legal/legal-document.js";
import type { Collections } from "../site/register.js";
import type { SiteView } from "../site/site-view.js";

/** The argument of a `load` function. */
export interface LoadContext {
  /** As `useSite()` returns it. */
  site: SiteView;
  /** As `useLegal()` returns them. */
  legal: readonly LegalDocument[];
  /** The documents in `content/`, by collection. */
  collections: Collections;
  /** Aborted when the build gives up. Pass it to `fetch`. */
  signal: AbortSignal;
}

/** The type of a page's `export const load`: a function, or the result of `defineLoad`. */
export type Load<Data = unknown> = ((context: LoadContext) => Data | Promise<Data>) | DataSource<Data>;

/** The type of `data` in the props of a page with this `load`. */
export type LoadedData<Source> = Source extends { readonly load: unknown; readonly "~data"?: infer Data }
  ? Exclude<Data, undefined>
  : Source extends (...args: never[]) => infer Result
    ? Awaited<Result>
    : undefined;

/**
 * Adds types to a `load` that has a cache key, a time to live or a schema.
 * @example
 * ```ts
 * export const load = defineLoad({
 *   key: "reviews",
 *   maxAge: "6h",
 *   load: ({ signal }) => askReviews(signal),
 * });
 * ```
 */
export function defineLoad<Schema extends StandardSchema>(
  source: Omit<DataSource, "schema" | "load" | "~data"> & {
    readonly schema: Schema;
    readonly load: (context: LoadContext) => unknown;
  },
): DataSource<DataOf<{ schema: Schema }>>;
export function defineLoad<Data>(
  source: Omit<DataSource, "schema" | "load" | "~data"> & {
    readonly schema?: undefined;
    readonly load: (context: LoadContext) => Data | Promise<Data>;
  },
): DataSource<Data>;
export function defineLoad(source: DataSource): DataSource {
  return source;
}
