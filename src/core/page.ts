import type { CollectionDocument } from "./collection.js";
import type { LegalDocument, PageMeta } from "./project.js";
import type { Route } from "./route.js";

/** A rendered route whose head does not yet name what depends on all pages: fonts, pictures, the policy. */
export interface Draft {
  readonly route: Route;
  readonly meta: PageMeta;
  readonly html: string;
  /** The legal documents whose text it shows, in their order on the page. */
  readonly documents: readonly LegalDocument[];
  /** The same for documents of collections. */
  readonly contents: readonly CollectionDocument<unknown>[];
}

/** A rendered route, whole. */
export interface Page extends Draft {
  /** The text of its style element, fonts included. */
  readonly style: string;
  /** The content security policy that its head states. */
  readonly policy: string;
  /** What a development server serves in place of `html`: the same with that server's script. */
  readonly liveHtml?: string;
}
