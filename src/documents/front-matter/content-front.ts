import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import {
  type DocumentFront,
  findMisspelt,
  isLanguage,
  isNumber,
  isTags,
  isText,
  languageForm,
} from "./document-front.js";
import type { YamlMapping } from "./parse-yaml.js";

/** The front matter keys of handbill that every collection supports. */
export const contentKeys = [
  "title",
  "description",
  "date",
  "tags",
  "order",
  "language",
  "html",
  "releaseNotes",
] as const;

/** Validates handbill's own keys; reports invalid ones and returns undefined. */
export function checkContentFront(
  { data, placeOf, writtenAs }: YamlMapping,
  log: Diagnostics,
): DocumentFront | undefined {
  let isValid = true;
  // Other keys are left to the schema, but a misspelt one may explain why the title is missing.
  const misspelt = findMisspelt("title" in data ? {} : data, contentKeys);
  for (const [near, key] of misspelt) log.add("read/front-matter-key", { key, near }, placeOf([key]));
  const expect = (holds: boolean, key: string, expected: string) => {
    if (holds) return;
    isValid = false;
    if (misspelt.has(key)) return;
    const given: unknown = data[key];
    const isPlain = typeof given === "number" || typeof given === "boolean";
    const received = key in data ? (isPlain && writtenAs(key)) || describe(given) : undefined;
    log.add("read/content-value", { key, expected, received }, placeOf([key]));
  };
  const { title, description, date, tags = [], order, language, html, releaseNotes, ...own } = data;
  expect(isText(title), "title", "a text that is not empty");
  expect(!("description" in data) || isText(description), "description", "a text that is not empty");
  const isDate = typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date);
  expect(!("date" in data) || isDate, "date", "a day, written as 2025-08-17");
  expect(isTags(tags), "tags", "a list of texts, each once, such as [sync, sharing]");
  expect(!("order" in data) || isNumber(order), "order", "a number");
  expect(!("language" in data) || isLanguage(language), "language", languageForm);
  expect(!("html" in data) || html === "keep", "html", "keep, or be left out");
  const isNotes = typeof releaseNotes === "string" && notesFile.test(releaseNotes);
  expect(!("releaseNotes" in data) || isNotes, "releaseNotes", notesForm);
  if (!isValid || !isText(title) || !isTags(tags)) return undefined;
  return {
    title,
    description: isText(description) ? description : undefined,
    date: isDate ? date : undefined,
    tags,
    order: isNumber(order) ? order : undefined,
    language: isLanguage(language) ? language : undefined,
    keepsHtml: html === "keep",
    releaseNotes: isNotes ? releaseNotes : undefined,
    own,
    placeOf,
  };
}

/** Only fastlane's file names: a typo must not publish another file of the machine. */
const notesFile =
  /^(?!\/)(?:[^\\]*\/)?metadata\/(?:android\/[^/\\]+\/changelogs\/(?:\d+|default)|[^/\\]+\/release_notes)\.txt$/;
const notesForm =
  "a file of fastlane's, such as ../fastlane/metadata/android/en-US/changelogs/12.txt or ../fastlane/metadata/en-US/release_notes.txt";

function describe(value: unknown): string {
  if (value === null || value === "") return "nothing";
  if (Array.isArray(value)) return value.every(isText) ? "a list with a text twice" : "a list";
  if (typeof value === "object") return "keys with values";
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 60 ? `${shown.slice(0, 59)}…` : shown;
}
