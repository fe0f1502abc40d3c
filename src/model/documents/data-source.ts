import type { StandardSchema } from "../config/standard-schema.js";

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
