import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { isDay } from "../../text/is-day.js";
import { isObject } from "../../util/is-object.js";
import {
  type DocumentFront,
  findMisspelt,
  isLanguage,
  isNumber,
  isTags,
  isText,
  isTexts,
  type LegalDuties,
  languageForm,
} from "./document-front.js";
import type { SplitDocument } from "./front-matter.js";

/** The front matter keys of handbill for legal documents. */
export const legalKeys = [
  "title",
  "description",
  "effectiveDate",
  "tags",
  "order",
  "language",
  "states",
  "html",
  "anchors",
] as const;

export interface LegalFront extends DocumentFront {
  readonly description: string;
  readonly duties: LegalDuties;
}

/** Validates the front matter of a legal document, and that it has a text; reports problems and returns undefined. */
export function checkLegalFront(
  { data, placeOf, body, closing }: SplitDocument,
  file: string,
  log: Diagnostics,
): LegalFront | undefined {
  const failures: { key: string; expected: string }[] = [];
  const expect = (holds: boolean, key: string, expected: string) => {
    if (!holds) failures.push({ key, expected });
  };
  const {
    title,
    description,
    effectiveDate,
    tags = [],
    order,
    language,
    states = [],
    html,
    anchors = {},
    ...own
  } = data;
  expect(isText(title), "title", "a text that is not empty");
  expect(isText(description), "description", "a text that is not empty");
  expect(isTexts(states), "states", "a list of names of facts");
  const isDate = typeof effectiveDate === "string" && isDay(effectiveDate);
  expect(!("effectiveDate" in data) || isDate, "effectiveDate", "a date that exists, written as 2025-08-17");
  expect(isTags(tags), "tags", "a list of texts, each once");
  expect(!("order" in data) || isNumber(order), "order", "a number");
  expect(language === undefined || isLanguage(language), "language", languageForm);
  expect(html === undefined || html === "keep", "html", "keep, or be left out");
  expect(
    isAnchors(anchors),
    "anchors",
    "ids that were, each with the id of a heading: { contact: reach-us }",
  );
  // Other keys are left to the schema, but a misspelt one may explain why another is missing.
  const misspelt = findMisspelt(failures.length > 0 ? data : {}, legalKeys);
  for (const [near, key] of misspelt) log.add("read/front-matter-key", { key, near }, placeOf([key]));
  for (const { key, expected } of failures)
    if (!misspelt.has(key)) log.add("read/front-matter-value", { key, expected }, placeOf([key]));
  if (
    failures.length > 0 ||
    !isText(title) ||
    !isText(description) ||
    !isTexts(states) ||
    !isTags(tags) ||
    !isAnchors(anchors)
  )
    return undefined;
  if (body.trim() === "") {
    log.add("read/empty-document", {}, { file, line: closing, column: 1 });
    return undefined;
  }
  return {
    title,
    description,
    date: isDate ? effectiveDate : undefined,
    keepsHtml: html === "keep",
    duties: { states, anchors },
    tags,
    order: isNumber(order) ? order : undefined,
    language: isLanguage(language) ? language : undefined,
    releaseNotes: undefined,
    own,
    placeOf,
  };
}

const isAnchors = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isText);
