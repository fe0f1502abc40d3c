import type { Diagnostic } from "../core/diagnostic.js";
import { Diagnostics } from "../core/diagnostics.js";
import type { LegalDocument } from "../core/project.js";
import type { Site } from "../core/site.js";
import type { Tree } from "../core/tree.js";
import { checkCanonical } from "./check-canonical.js";
import { checkContrast } from "./check-contrast.js";
import { checkHeadTexts } from "./check-head-texts.js";
import { checkHeadings } from "./check-headings.js";
import { checkIcon } from "./check-icon.js";
import { checkIds } from "./check-ids.js";
import { checkInlineCode } from "./check-inline-code.js";
import { checkLandmarks } from "./check-landmarks.js";
import { checkLanguage } from "./check-language.js";
import { checkLegal } from "./check-legal.js";
import { checkLinks } from "./check-links.js";
import { checkNames } from "./check-names.js";
import { checkOrigins } from "./check-origins.js";
import { checkOutboundAddresses } from "./check-outbound-addresses.js";
import { checkPolicy } from "./check-policy.js";
import { checkReferences } from "./check-references.js";
import { checkStandIns } from "./check-stand-ins.js";
import { checkWeight } from "./check-weight.js";
import { checkWishes } from "./check-wishes.js";
import type { CheckedTree, Rule } from "./checked-tree.js";
import { readPage } from "./read-page.js";

/** Rules about addresses: all that `check --links-only` runs. */
export const linkRules: readonly Rule[] = [checkLinks, checkOutboundAddresses];

/** Rules that every build runs. */
export const rules: readonly Rule[] = [
  ...linkRules,
  checkLanguage,
  checkHeadTexts,
  checkCanonical,
  checkIds,
  checkHeadings,
  checkNames,
  checkReferences,
  checkLandmarks,
  checkContrast,
  checkInlineCode,
  checkPolicy,
  checkOrigins,
  checkWeight,
  checkLegal,
  checkIcon,
  checkStandIns,
  checkWishes,
];

export interface CheckContext {
  readonly site: Site;
  readonly legal: readonly LegalDocument[];
  readonly configFile: string;
  readonly today: string | undefined;
}

/** What the rules look at, from a tree that has just been made. */
export function readTree(tree: Tree, { site, legal, configFile, today }: CheckContext): CheckedTree {
  const pages = tree.pages.map(({ route, html }) => {
    const { routePath, params, module } = route;
    const document = legal.find(({ slug }) => Object.values(params).includes(slug));
    const sources = [...module.sources, ...(document ? [document.sourceFile] : [])];
    const { sourceFile } = module;
    return { routePath, html, sourceFile, sources, document, facts: readPage(html) };
  });
  return { files: tree.files, pages, address: site, site, legal, configFile, today };
}

/** Runs rules over a tree. What the config raises or silences is for `settle` to say. */
export function checkTree(checked: CheckedTree, which: readonly Rule[] = rules): Diagnostic[] {
  const log = new Diagnostics();
  for (const rule of which) rule(checked, log);
  return log.sorted();
}
