import type { CheckedPage, CheckedTree } from "../model/checked-tree.js";
import type { LegalDocument } from "../model/project.js";
import type { Address } from "./page-addresses.js";

/** A tree whose pages have been read, with what is kept of each. */
export interface CheckedSite extends CheckedTree {
  /** In the order of the pages. */
  readonly summaries: readonly PageSummary[];
}

/** What rules may know of a tree that look at nothing of its pages but their summaries: what they find is kept by it. */
export interface SummarisedSite extends Pick<CheckedTree, "unrendered" | "address" | "site" | "configFile"> {
  /** Names of what will be published. */
  readonly files: Pick<CheckedTree["files"], "keys">;
  /** In the order of the pages. */
  readonly summaries: readonly PlacedSummary[];
}

/** A page's summary, with what is told of a place on it. */
export interface PlacedSummary extends Omit<PageSummary, "page"> {
  readonly page: Pick<CheckedPage, "routePath" | "language" | "sourceFile" | "sources"> & {
    readonly document: Pick<LegalDocument, "sourceFile"> | undefined;
  };
}

/** What is kept of a page for the rules about the whole site, and for whoever asks outbound links. */
export interface PageSummary {
  readonly page: CheckedPage;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** What a fragment can lead to. */
  readonly ids: ReadonlySet<string>;
  /** Every address of the page, in document order. */
  readonly links: readonly PageLink[];
  /** Those of them that a browser loads by itself. */
  readonly loads: readonly string[];
}

/** An address that a page names. */
export interface PageLink extends Pick<Address, "value" | "use"> {
  /** What an outbound link is called; empty for any other. */
  readonly text: string;
}
