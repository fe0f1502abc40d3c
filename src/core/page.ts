import type { Route } from "./route.js";

/** A rendered route. */
export interface Page {
  readonly route: Route;
  readonly html: string;
  /** The text of its style element, fonts included; absent until the head is filled in. */
  readonly style?: string;
  /** What a development server serves in place of `html`: the same with that server's script. */
  readonly liveHtml?: string;
}
