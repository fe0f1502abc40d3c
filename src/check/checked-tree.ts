import type { Diagnostics } from "../core/diagnostics.js";
import type { Page } from "../core/page.js";
import type { Site } from "../core/site.js";
import type { Tree } from "../core/tree.js";
import type { PageFacts } from "./read-page.js";

/** What the rules look at: the finished tree, its pages read once. */
export interface CheckedTree {
  readonly tree: Tree;
  readonly site: Site;
  readonly pages: readonly CheckedPage[];
  /** The config as diagnostics name it. */
  readonly configFile: string;
}

export interface CheckedPage {
  readonly page: Page;
  readonly facts: PageFacts;
}

export type Rule = (checked: CheckedTree, log: Diagnostics) => void;
