import type { CheckedPage, CheckedTree } from "../core/checked-tree.js";
import type { Code } from "../core/codes.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { CheckedSite } from "./checked-tree.js";
import type { PageFacts } from "./read-page.js";

/** A page with its elements, which are let go once its rules have run: no rule may keep them. */
export interface ReadPage extends CheckedPage {
  readonly facts: PageFacts;
}

/**
 * Looks at one page after the other and reports what is wrong at the page. What is the same for all pages is
 * made once for a tree, before the first page.
 */
export type PageRule = (tree: CheckedTree) => (page: ReadPage, log: Diagnostics) => void;

/** Looks at what takes all pages, over what is kept of each. */
export type SiteRule = (site: CheckedSite, log: Diagnostics) => void;

/** A rule looks at pages, at the site, or at both. */
export interface Rule {
  /** What it may report. */
  readonly codes: readonly Code[];
  readonly page?: PageRule;
  readonly site?: SiteRule;
}
