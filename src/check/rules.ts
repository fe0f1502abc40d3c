import type { Rule } from "./rule.js";
import { checkPlaceholders } from "./rules/config/check-placeholders.js";
import { checkSeverities } from "./rules/config/check-severities.js";
import { checkStoreDates } from "./rules/config/check-store-dates.js";
import { checkCanonical } from "./rules/head/check-canonical.js";
import { checkHeadTexts, checkHeadTextsDiffer } from "./rules/head/check-head-texts.js";
import { checkIcon, checkIconNamed } from "./rules/head/check-icon.js";
import { checkEntries } from "./rules/links/check-entries.js";
import { checkIds } from "./rules/links/check-ids.js";
import { checkLinks } from "./rules/links/check-links.js";
import { checkOrphans } from "./rules/links/check-orphans.js";
import { checkOutboundAddresses } from "./rules/links/check-outbound-addresses.js";
import { checkReferences } from "./rules/links/check-references.js";
import { checkImages } from "./rules/media/check-images.js";
import { checkBudgets, checkWeight } from "./rules/media/check-weight.js";
import { checkInlineCode } from "./rules/security/check-inline-code.js";
import { checkOrigins, checkOtherOrigins } from "./rules/security/check-origins.js";
import { checkPolicy } from "./rules/security/check-policy.js";
import { checkRecipients } from "./rules/security/check-recipients.js";
import { checkClosed } from "./rules/structure/check-closed.js";
import { checkHeadings } from "./rules/structure/check-headings.js";
import { checkLandmarks } from "./rules/structure/check-landmarks.js";
import { checkNames } from "./rules/structure/check-names.js";
import { checkValidity } from "./rules/structure/check-validity.js";
import { checkContrast } from "./rules/style/check-contrast.js";
import { checkGeneratedClasses } from "./rules/style/check-generated-classes.js";
import { checkLeftovers } from "./rules/texts/check-leftovers.js";
import { checkContents, checkDates, checkStated } from "./rules/texts/check-legal.js";
import { checkPageTexts } from "./rules/texts/check-page-texts.js";
import { checkSampleTexts, checkSampleValues } from "./rules/texts/check-sample-texts.js";
import { checkTranslations } from "./rules/texts/check-translations.js";

/** The rules about addresses: those that `check --links-only` runs. */
export const linkRules = {
  links: {
    site: checkLinks,
    codes: [
      "check/broken-link",
      "check/broken-anchor",
      "check/outside-base",
      "check/relative-link",
      "check/wrong-case",
      "check/names-file",
      "check/other-language",
    ],
  },
  entries: { site: checkEntries, codes: ["check/broken-entry", "check/invalid-file", "check/misnamed-file"] },
  "outbound-addresses": {
    site: checkOutboundAddresses,
    codes: [
      "check/malformed-address",
      "check/unsafe-address",
      "check/invalid-mail",
      "check/invalid-phone",
      "check/differs-from-config",
      "check/placeholder-address",
      "check/moved-link",
    ],
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** All rules of a build, by the name of their page in docs/rules, with the codes that they may report. */
export const rules = {
  ...linkRules,
  "head-texts": {
    page: checkHeadTexts,
    site: checkHeadTextsDiffer,
    codes: ["check/title-length", "check/title-not-unique"],
  },
  canonical: {
    page: checkCanonical,
    codes: ["check/wrong-canonical", "check/not-indexed", "check/malformed-address"],
  },
  closed: { page: checkClosed, codes: ["check/unclosed", "check/too-deep"] },
  validity: { page: checkValidity, codes: ["check/invalid-html"] },
  ids: { page: checkIds, codes: ["check/duplicate-id"] },
  headings: { page: checkHeadings, codes: ["check/h1-count", "check/empty-heading", "check/heading-order"] },
  names: {
    page: checkNames,
    codes: [
      "check/unnamed",
      "check/vague-link",
      "check/no-address",
      "check/no-alternative",
      "check/unlabelled",
      "check/inert",
    ],
  },
  references: { page: checkReferences, codes: ["check/broken-reference"] },
  landmarks: { page: checkLandmarks, codes: ["check/landmark"] },
  contrast: { page: checkContrast, codes: ["check/low-contrast"], once: ["check/low-contrast"] },
  "generated-classes": { page: checkGeneratedClasses, codes: ["check/generated-class"] },
  "inline-code": { page: checkInlineCode, codes: ["check/blocked-by-csp"] },
  policy: { page: checkPolicy, codes: ["check/blocked-by-csp"] },
  origins: {
    page: checkOrigins,
    site: checkOtherOrigins,
    codes: ["check/third-party", "check/tracking-denied", "check/differs-from-config"],
  },
  weight: { page: checkWeight, site: checkBudgets, codes: ["check/over-budget", "check/unknown-budget"] },
  images: {
    page: checkImages,
    codes: ["check/heavy-image", "check/unsupported-format", "check/image-size"],
    once: ["check/heavy-image", "check/unsupported-format", "check/image-size"],
  },
  recipients: { site: checkRecipients, codes: ["check/unnamed-recipient"] },
  legal: {
    page: checkContents,
    site(site, log) {
      checkDates(site, log);
      checkStated(site, log);
    },
    codes: [
      "check/future-date",
      "check/other-age",
      "check/other-date",
      "check/contents-incomplete",
      "check/no-contents",
    ],
  },
  "store-dates": { site: checkStoreDates, codes: ["check/store-date-over"] },
  translations: {
    site: checkTranslations,
    codes: ["check/translation-differs", "check/no-binding-language"],
  },
  "page-texts": { site: checkPageTexts, codes: ["check/untranslated-text"] },
  icon: {
    page: checkIconNamed,
    site: checkIcon,
    codes: ["check/missing-icon", "check/no-icon"],
    once: ["check/no-icon"],
  },
  orphans: {
    site: checkOrphans,
    codes: ["check/orphan", "check/unshown-document"],
  },
  placeholders: { site: checkPlaceholders, codes: ["check/placeholder"] },
  "sample-texts": { page: checkSampleTexts, site: checkSampleValues, codes: ["check/sample-text"] },
  leftovers: { page: checkLeftovers, codes: ["check/leftover"] },
  severities: { site: checkSeverities, codes: ["check/unknown-code"] },
} as const satisfies Readonly<Record<string, Rule>>;
