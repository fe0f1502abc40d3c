import type { CheckedPage } from "../pages/checked-tree.js";

/** An address outside the site, asked once however many pages name it. */
export interface OutboundLink {
  /** As it is asked: https, without a fragment. */
  readonly address: string;
  readonly mentions: readonly Mention[];
}

export interface Mention {
  readonly page: CheckedPage;
  /** As the page writes it. */
  readonly href: string;
  /** What the link is called; empty for what is no link. */
  readonly text: string;
}
