import type { Code } from "../diagnostics/codes.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { CheckedPage, CheckedTree } from "../model/pages/checked-tree.js";
import type { LegalDocument } from "../model/project.js";
import type { CheckedSite } from "./checked-site.js";
import type { PageFacts } from "./page/read-page.js";

/** A page with its elements, which are let go once its rules have run: no rule may keep them. */
export interface ReadPage extends Omit<CheckedPage, "document"> {
  /** What rules may know of the legal document that the page shows. */
  readonly document: Pick<LegalDocument, "sourceFile" | "headings"> | undefined;
  readonly facts: PageFacts;
}

/**
 * What a rule about a page may look at beside it: what is found on a page is kept by that. Of the files only those that it
 * asks for while it looks at the page; what takes all pages, or all documents, is for a rule about the site.
 */
export interface PageTree extends Pick<CheckedTree, "address" | "site" | "configFile" | "samples"> {
  readonly files: Pick<CheckedTree["files"], "get" | "has">;
}

/**
 * Looks at one page after the other and reports what is wrong at the page. What is the same for all pages is
 * made once for a tree, before the first page; what was found on other pages makes no difference.
 */
export type PageRule = (tree: PageTree) => (page: ReadPage, log: Diagnostics) => void;

/** Looks at what takes all pages, over what is kept of each. */
export type SiteRule = (site: CheckedSite, log: Diagnostics) => void;

/** A rule looks at pages, at the site, or at both. */
export interface Rule {
  /** What it may report. */
  readonly codes: readonly Code[];
  readonly page?: PageRule;
  /** The codes that are reported once, for the first page with the same finding. */
  readonly once?: readonly Code[];
  readonly site?: SiteRule;
}
