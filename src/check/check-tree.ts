import type { Diagnostics } from "../core/diagnostics.js";
import type { Site } from "../core/site.js";
import type { Tree } from "../core/tree.js";
import { checkIcon } from "./check-icon.js";
import { checkInlineCode } from "./check-inline-code.js";
import { checkLinks } from "./check-links.js";
import { checkStandIns } from "./check-stand-ins.js";
import type { Rule } from "./checked-tree.js";
import { readPage } from "./read-page.js";

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
