import type { Code } from "../diagnostics/codes.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { CheckedPage, CheckedTree } from "../model/pages/checked-tree.js";
import type { LegalDocument } from "../model/project.js";
import type { Address } from "./page/page-addresses.js";
import type { PageFacts } from "./page/read-page.js";

/** A page with its elements, which are released after its rules have run: no rule may store them. */
export interface ReadPage extends Omit<CheckedPage, "document" | "hash"> {
  /** The parts of the page's legal document that rules may read. */
  readonly document: Pick<LegalDocument, "sourceFile" | "headings"> | undefined;
  readonly facts: PageFacts;
}

/**
 * The data besides the page that a rule about pages may read: findings are cached by it. Files are available only by asking for them
 * during the check; a rule that needs all pages, or all documents, is a rule about the site.
 */
export interface PageTree extends Pick<CheckedTree, "site" | "samples"> {
  readonly files: Pick<CheckedTree["files"], "get" | "has">;
}

/**
 * Checks one page after the other and reports problems at the page. Work for all pages is done once for a tree, before the first page;
 * findings on other pages must not matter.
 */
export type PageRule = (tree: PageTree) => (page: ReadPage, log: Diagnostics) => void;

/** Checks conditions that involve all pages, by their summaries. */
export type SiteRule = (site: CheckedSite, log: Diagnostics) => void;

export interface Rule {
  readonly codes: readonly Code[];
  readonly page?: PageRule;
  /** The codes that are reported once, for the first page with the same finding. */
  readonly once?: readonly Code[];
  readonly site?: SiteRule;
}

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
  /** Whether the link names the language of the linked page. */
  readonly hasLanguage?: true;
}
