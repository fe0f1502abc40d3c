import type { Diagnostics } from "../core/diagnostics.js";
import type { Page } from "../core/page.js";
import type { Site } from "../core/site.js";
import type { Tree } from "../core/tree.js";
import { checkIcon } from "./check-icon.js";
import { checkInlineCode } from "./check-inline-code.js";
import { checkLinks } from "./check-links.js";
import { checkStandIns } from "./check-stand-ins.js";
import { type PageFacts, readPage } from "./read-page.js";

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

const rules: readonly Rule[] = [checkLinks, checkInlineCode, checkIcon, checkStandIns];

/** Runs every rule over the finished tree. */
export function checkTree(
  tree: Tree,
  { site, configFile }: { site: Site; configFile: string },
  log: Diagnostics,
): void {
  const pages = tree.pages.map((page) => ({ page, facts: readPage(page.html) }));
  for (const rule of rules) rule({ tree, site, configFile, pages }, log);
}
