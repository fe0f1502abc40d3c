import type { CheckedPage } from "../pages/checked-tree.js";

/** A URL outside the site, requested once for all pages that link to it. */
export interface OutboundLink {
  /** As it is requested: https, without a fragment. */
  readonly address: string;
  readonly mentions: readonly Mention[];
}

export interface Mention {
  readonly page: CheckedPage;
  /** As the page writes it. */
  readonly href: string;
  /** The text of the link; empty for other references. */
  readonly text: string;
}
