import type { Route } from "./route.js";

/** A rendered route. */
export interface Page {
  readonly route: Route;
  readonly html: string;
}
