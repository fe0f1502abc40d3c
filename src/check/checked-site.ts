import type { CheckedPage, CheckedTree } from "../model/pages/checked-tree.js";
import type { Address } from "./page/page-addresses.js";

/** A tree whose pages have been read, with what is kept of each. */
export interface CheckedSite extends CheckedTree {
  /** In the order of the pages. */
  readonly summaries: readonly PageSummary[];
}

/** The summary of a page for the rules about the whole site, and for the outbound link check. */
export interface PageSummary {
  readonly page: CheckedPage;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** What a fragment can lead to. */
  readonly ids: ReadonlySet<string>;
  /** Every address of the page, in document order. */
  readonly links: readonly PageLink[];
}

/** An address that a page names. */
export interface PageLink extends Pick<Address, "value" | "use"> {
  /** What an outbound link is called; empty for any other. */
  readonly text: string;
}
