import { categoryOf, dataTypes, manifestOnlyTypes, purposes } from "../review/data-types.js";

/** The requirements that a section of a document, or a part of a page, can answer. */
export const sectionMarks = [
  "privacy.collected",
  "privacy.nothing",
  "privacy.how",
  "privacy.uses",
  "privacy.sharing",
  "privacy.protection",
  "privacy.retention",
  "privacy.deletion",
  "privacy.consent",
  "privacy.security",
  "privacy.contact",
  "privacy.tracking",
  "privacy.no-tracking",
  "deletion.steps",
  "deletion.request",
  "deletion.kept",
  "deletion.subscriptions",
  "deletion.in-app",
  "support.contact",
  "terms.subscriptions",
  "language.binding",
  "accessibility.standard",
  "accessibility.contact",
  "age.signals",
  "age.consent",
  "security.report",
  "trader.identity",
] as const;

export type SectionMark = (typeof sectionMarks)[number];

/** Marks that name the data an app's privacy files declare: `data.EMAIL_ADDRESS`, `purpose.ANALYTICS`, `party.ads.example`. */
const declaredMarks: readonly string[] = [
  ...Object.keys(dataTypes).map((category) => `data.${category}`),
  ...manifestOnlyTypes.map((type) => `data.${categoryOf(type)}`),
  ...Object.keys(purposes).map((purpose) => `purpose.${purpose}`),
];

export const isSectionMark = (name: string): boolean =>
  (sectionMarks as readonly string[]).includes(name) ||
  declaredMarks.includes(name) ||
  /^party\.[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name);

/** All marks, as suggestions for a misspelt one. */
export const knownMarks: readonly string[] = [...sectionMarks, ...declaredMarks];
