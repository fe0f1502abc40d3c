import type { LegalDocument } from "./project.js";
import type { Route } from "./route.js";

/** A rendered route. */
export interface Page {
  readonly route: Route;
  readonly html: string;
  /** The legal documents whose text it shows, in their order on the page. */
  readonly documents: readonly LegalDocument[];
  /** The text of its style element, fonts included; absent until the head is filled in. */
  readonly style?: string;
  /** What a development server serves in place of `html`: the same with that server's script. */
  readonly liveHtml?: string;
}
