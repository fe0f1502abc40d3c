import type { DataOf } from "../config/collection-config.js";
import type { StandardSchema } from "../config/standard-schema.js";
import type { DataSource } from "../documents/data-source.js";
import type { LegalDocument } from "../legal/legal-document.js";
import type { Collections } from "../site/register.js";
import type { SiteView } from "../site/site-view.js";

/** What a `load` function gets. */
export interface LoadContext {
  site: SiteView;
  legal: readonly LegalDocument[];
  /** The documents under `content/`, by collection. */
  collections: Collections;
  /** Aborted when the result is no longer needed: pass it to `fetch`. */
  signal: AbortSignal;
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
