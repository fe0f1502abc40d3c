import type { StandardSchema } from "../config/standard-schema.js";

/** A time such as `"90s"`, `"15m"`, `"6h"` or `"1d"`. */
export type MaxAge = `${number}${"s" | "m" | "h" | "d"}`;

/** What makes the data of a page or of a collection. */
export interface DataSource<Data = unknown> {
  /** The name under which the result is cached; pages that share it share the result. Default: the page's file. */
  readonly key?: string | undefined;
  /** How long a cached result is used before `load` runs again. Without it, every build runs `load`. */
  readonly maxAge?: MaxAge | undefined;
  /** Checks the result, cached or not, by any library that speaks Standard Schema. */
  readonly schema?: StandardSchema<Data> | undefined;
  /** Fetches the data. The result is JSON: text, numbers, booleans, null, lists and plain objects. */
  readonly load: (context: never) => unknown;
  /** For types only: nothing is there at run time. */
  readonly "~data"?: Data | undefined;
}
