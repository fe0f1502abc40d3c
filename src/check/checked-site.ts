import type { CheckedPage, CheckedTree } from "../model/pages/checked-tree.js";
import type { Address } from "./page/page-addresses.js";

/** A checked tree, with a summary of each page. */
export interface CheckedSite extends CheckedTree {
  /** In the order of the pages. */
  readonly summaries: readonly PageSummary[];
}

/** The summary of a page for the rules about the whole site, and for the outbound link check. */
export interface PageSummary {
  readonly page: CheckedPage;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** The ids that a fragment can link to. */
  readonly ids: ReadonlySet<string>;
  /** Every address on the page, in document order. */
  readonly links: readonly PageLink[];
}

export interface PageLink extends Pick<Address, "value" | "use"> {
  /** The text of an outbound link; empty for other addresses. */
  readonly text: string;
}
