import type { DataOf, StandardSchema } from "./config/collection-config.js";
import type { LegalDocument } from "./legal/legal-document.js";
import type { Collections } from "./register.js";
import type { SiteView } from "./site-view.js";

/** What a `load` function gets. */
export interface LoadContext {
  site: SiteView;
  legal: readonly LegalDocument[];
  /** The documents under `content/`, by collection. */
  collections: Collections;
  /** Aborted once nobody waits for the result any more: hand it to `fetch`. */
  signal: AbortSignal;
}

/** A time such as `"90s"`, `"15m"`, `"6h"` or `"1d"`. */
export type MaxAge = `${number}${"s" | "m" | "h" | "d"}`;

/** What makes the data of a page. */
export interface DataSource<Data = unknown> {
  /** The name under which the result is cached; pages that share it share the result. Default: the page's file. */
  readonly key?: string | undefined;
  /** How long a cached result is used before `load` runs again. Without it, every build runs `load`. */
  readonly maxAge?: MaxAge | undefined;
  /** Checks the result, cached or not, by any library that speaks Standard Schema. */
  readonly schema?: StandardSchema<Data> | undefined;
  /** Fetches the data. The result is JSON: text, numbers, booleans, null, lists and plain objects. */
  readonly load: (context: LoadContext) => unknown;
  /** For types only: nothing is there at run time. */
  readonly "~data"?: Data | undefined;
}

/** A page's `export const load`: a function, or what `defineLoad` gives. */
export type Load<Data = unknown> = ((context: LoadContext) => Data | Promise<Data>) | DataSource<Data>;

/** What a page gets as `data` from its `load`: `PageProps<typeof load>`. */
export type LoadedData<Source> = Source extends { readonly load: unknown; readonly "~data"?: infer Data }
  ? Exclude<Data, undefined>
  : Source extends (...args: never[]) => infer Result
    ? Awaited<Result>
    : undefined;

/** Types a page's `load` that has a cache key, a time to live or a schema. */
export function defineLoad<Schema extends StandardSchema>(
  source: Omit<DataSource, "schema" | "~data"> & { readonly schema: Schema },
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
