import type { Rule } from "./rule.js";
import { checkBadges } from "./rules/check-badges.js";
import { checkCanonical } from "./rules/check-canonical.js";
import { checkClosed } from "./rules/check-closed.js";
import { checkContrast } from "./rules/check-contrast.js";
import { checkDirections } from "./rules/check-directions.js";
import { checkEntries } from "./rules/check-entries.js";
import { checkGeneratedClasses } from "./rules/check-generated-classes.js";
import { checkHeadTexts, checkHeadTextsDiffer } from "./rules/check-head-texts.js";
import { checkHeadings } from "./rules/check-headings.js";
import { checkIcon, checkIconNamed } from "./rules/check-icon.js";
import { checkIds } from "./rules/check-ids.js";
import { checkImages } from "./rules/check-images.js";
import { checkInlineCode } from "./rules/check-inline-code.js";
import { checkLandmarks } from "./rules/check-landmarks.js";
import { checkLanguage } from "./rules/check-language.js";
import { checkContents, checkEffectiveDate } from "./rules/check-legal.js";
import { checkLinks } from "./rules/check-links.js";
import { checkNames } from "./rules/check-names.js";
import { checkOrigins, checkOtherOrigins } from "./rules/check-origins.js";
import { checkOrphans } from "./rules/check-orphans.js";
import { checkOutboundAddresses } from "./rules/check-outbound-addresses.js";
import { checkPolicy } from "./rules/check-policy.js";
import { checkReferences } from "./rules/check-references.js";
import { checkSampleTexts, checkSampleValues } from "./rules/check-sample-texts.js";
import { checkSeverities } from "./rules/check-severities.js";
import { checkStandIns } from "./rules/check-stand-ins.js";
import { checkStoreDates } from "./rules/check-store-dates.js";
import { checkTranslations } from "./rules/check-translations.js";
import { checkWeight } from "./rules/check-weight.js";

/** Rules about addresses: all that `check --links-only` runs. */
export const linkRules = {
  links: {
    site: checkLinks,
    codes: [
      "check/broken-link",
      "check/broken-anchor",
      "check/outside-base",
      "check/relative-link",
      "check/wrong-case",
    ],
  },
  entries: { site: checkEntries, codes: ["check/broken-entry"] },
  "outbound-addresses": {
    site: checkOutboundAddresses,
    codes: [
      "check/malformed-address",
      "check/unsafe-address",
      "check/invalid-mail",
      "check/unknown-format",
      "check/differs-from-config",
      "check/stand-in-address",
    ],
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** Every rule that a build runs, by the name of its page in docs/rules, with the codes that it may report. */
export const rules = {
  ...linkRules,
  language: { page: checkLanguage, codes: ["check/no-language"] },
  "head-texts": {
    page: checkHeadTexts,
    site: checkHeadTextsDiffer,
    codes: ["check/no-title", "check/title-length", "check/title-not-unique"],
  },
  canonical: { page: checkCanonical, codes: ["check/no-canonical", "check/wrong-canonical"] },
  closed: { page: checkClosed, codes: ["check/unclosed", "check/too-deep"] },
  ids: { page: checkIds, codes: ["check/duplicate-id"] },
  headings: { page: checkHeadings, codes: ["check/h1-count", "check/empty-heading", "check/heading-order"] },
  names: { page: checkNames, codes: ["check/unnamed", "check/no-alternative", "check/unlabelled"] },
  references: { page: checkReferences, codes: ["check/broken-reference"] },
  landmarks: { page: checkLandmarks, codes: ["check/landmark"] },
  directions: {
    page: checkDirections,
    codes: ["check/physical-side"],
    once: ["check/physical-side"],
  },
  contrast: { page: checkContrast, codes: ["check/low-contrast"], once: ["check/low-contrast"] },
  "generated-classes": { page: checkGeneratedClasses, codes: ["check/generated-class"] },
  "inline-code": { page: checkInlineCode, codes: ["check/blocked-by-csp"] },
  policy: {
    page: checkPolicy,
    codes: ["check/no-policy", "check/unsafe-policy", "check/blocked-by-csp"],
  },
  origins: {
    page: checkOrigins,
    site: checkOtherOrigins,
    codes: ["check/third-party", "check/tracking-denied"],
  },
  weight: { page: checkWeight, codes: ["check/over-budget"] },
  images: { page: checkImages, codes: ["check/heavy-image"], once: ["check/heavy-image"] },
  legal: {
    page: checkContents,
    site: checkEffectiveDate,
    codes: ["check/future-date", "check/contents-incomplete", "check/no-contents"],
  },
  "store-dates": { site: checkStoreDates, codes: ["check/store-date-over"] },
  translations: {
    site: checkTranslations,
    codes: ["check/translation-differs", "check/no-binding-language"],
  },
  icon: {
    page: checkIconNamed,
    site: checkIcon,
    codes: ["check/missing-icon", "check/no-icon"],
    once: ["check/no-icon"],
  },
  badges: {
    page: checkBadges,
    codes: ["check/badge-distorted", "check/badge-small", "check/badges-unlike"],
  },
  orphans: {
    site: checkOrphans,
    codes: ["check/orphan", "check/unshown-document"],
  },
  "stand-ins": { site: checkStandIns, codes: ["check/stand-in"] },
  "sample-texts": { page: checkSampleTexts, site: checkSampleValues, codes: ["check/sample-text"] },
  severities: { site: checkSeverities, codes: ["check/unknown-code"] },
} as const satisfies Readonly<Record<string, Rule>>;
