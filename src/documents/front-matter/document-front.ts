import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import { isDay } from "../../text/is-day.js";
import { isCanonicalTag, isLanguageTag } from "../../text/language-tag.js";
import { nearest } from "../../text/nearest.js";
import { shorten } from "../../text/shorten.js";
import { isObject } from "../../util/is-object.js";
import type { SplitDocument } from "./front-matter.js";
import type { YamlMapping } from "./parse-yaml.js";

export interface DocumentFront {
  readonly title: string;
  readonly description: string | undefined;
  /** An ISO day; for a legal document, the day from which it is in force. */
  readonly date: string | undefined;
  readonly tags: readonly string[];
  readonly order: number | undefined;
  /** The language of its text, a BCP 47 tag, if it differs from its folder's. */
  readonly language: string | undefined;
  /** Whether HTML in the text is published, as far as it is safe. */
  readonly keepsHtml: boolean;
  /** The fastlane file that contains the text, relative to the project's root. */
  readonly releaseNotes: string | undefined;
  /** The site's own keys, as written. */
  readonly own: Readonly<Record<string, unknown>>;
  readonly duties?: LegalDuties | undefined;
  readonly placeOf: (path: readonly string[]) => Place;
}

interface LegalDuties {
  readonly states: readonly string[];
  /** Former ids of headings, each with the id of the one that replaces it. */
  readonly anchors: Readonly<Record<string, string>>;
}

type Guard<Value> = (value: unknown) => value is Value;

/** Handbill's own keys, each with a check of its value and what messages say that it must be. */
type Rules = Readonly<Record<string, readonly [Guard<unknown>, expected: string]>>;
type Values<Of extends Rules> = {
  readonly [Key in keyof Of]?: (Of[Key][0] extends Guard<infer Value> ? Value : never) | undefined;
};

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isTags = (value: unknown): value is string[] => isTexts(value) && new Set(value).size === value.length;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isLanguage = (value: unknown): value is string =>
  typeof value === "string" && isLanguageTag(value) && isCanonicalTag(value);
const isKeep = (value: unknown): value is "keep" => value === "keep";
const isDate = (value: unknown): value is string => typeof value === "string" && isDay(value);
const isAnchors = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isText);
/** Only fastlane's file names: a typo must not publish another file of the machine. */
const isNotes = (value: unknown): value is string =>
  typeof value === "string" &&
  /^(?!\/)(?:[^\\]*\/)?metadata\/(?:android\/[^/\\]+\/changelogs\/(?:\d+|default)|[^/\\]+\/release_notes)\.txt$/.test(
    value,
  );

const sharedRules = {
  title: [isText, "non-empty text"],
  description: [isText, "non-empty text"],
  tags: [isTags, "a list of texts without duplicates, such as [sync, sharing]"],
  order: [isNumber, "a number"],
  language: [isLanguage, "a language tag in its usual spelling, such as en or pt-PT"],
  html: [isKeep, "keep, if it is set"],
} as const satisfies Rules;

const contentRules = {
  ...sharedRules,
  date: [isDate, "a valid date such as 2025-08-17"],
  releaseNotes: [
    isNotes,
    "a release notes file of fastlane, such as ../fastlane/metadata/android/en-US/changelogs/12.txt or ../fastlane/metadata/en-US/release_notes.txt",
  ],
} as const satisfies Rules;

const legalRules = {
  ...sharedRules,
  effectiveDate: contentRules.date,
  states: [isTexts, "a list of fact names"],
  anchors: [isAnchors, "former heading ids, each with a current one: { contact: reach-us }"],
} as const satisfies Rules;

/** The front matter keys of handbill that every collection supports. */
export const contentKeys: readonly string[] = Object.keys(contentRules);
export const legalKeys: readonly string[] = Object.keys(legalRules);

/** Validates handbill's own keys of a document in a collection; reports invalid ones and returns undefined. */
export function checkContentFront(mapping: YamlMapping, log: Diagnostics): DocumentFront | undefined {
  const front = checkKeys(mapping, { rules: contentRules, required: ["title"] }, log);
  if (!front) return undefined;
  const { description, date, releaseNotes } = mapping.data as Values<typeof contentRules>;
  return { ...front, description, date, releaseNotes };
}

/** Validates the front matter of a legal document, and that it has a text; reports problems and returns undefined. */
export function checkLegalFront(
  document: SplitDocument,
  file: string,
  log: Diagnostics,
): (DocumentFront & { readonly description: string; readonly duties: LegalDuties }) | undefined {
  const front = checkKeys(document, { rules: legalRules, required: ["title", "description"] }, log);
  if (!front) return undefined;
  if (document.body.trim() === "")
    return log.add("read/empty-document", {}, { file, line: document.closing, column: 1 });
  const values = document.data as Values<typeof legalRules>;
  const { description = "", effectiveDate: date, states = [], anchors = {} } = values;
  return { ...front, description, date, releaseNotes: undefined, duties: { states, anchors } };
}

/** Checks handbill's own keys by their rules. Other keys are left to the schema, but a misspelt one may explain why another is missing. */
function checkKeys(
  { data, placeOf, writtenAs }: YamlMapping,
  { rules, required }: { rules: Rules; required: readonly string[] },
  log: Diagnostics,
) {
  const misspelt = findMisspelt(required.every((key) => key in data) ? {} : data, Object.keys(rules));
  for (const [near, key] of misspelt) log.add("read/front-matter-key", { key, near }, placeOf([key]));
  const wrong = Object.entries(rules).filter(([key, [isValid]]) =>
    key in data ? !isValid(data[key]) : required.includes(key),
  );
  for (const [key, [, expected]] of wrong) {
    if (misspelt.has(key)) continue;
    const given = data[key];
    const isPlain = typeof given === "number" || typeof given === "boolean";
    const received = key in data ? (isPlain && writtenAs(key)) || describe(given) : undefined;
    log.add("read/front-matter-value", { key, expected, received }, placeOf([key]));
  }
  if (wrong.length > 0) return undefined;
  const { title = "", tags = [], order, language, html } = data as Values<typeof sharedRules>;
  const own = Object.fromEntries(Object.entries(data).filter(([key]) => !Object.hasOwn(rules, key)));
  return { title, tags, order, language, keepsHtml: html === "keep", own, placeOf };
}

function describe(value: unknown): string {
  if (value === null || value === "") return "nothing";
  if (Array.isArray(value))
    return value.every(isText) ? "a list that contains the same text twice" : "a list";
  if (typeof value === "object") return "keys with values";
  return shorten(JSON.stringify(value) ?? String(value), 60);
}

/** Own keys of a document that are misspelt ones of handbill, by the key that is missing for each. */
function findMisspelt(
  data: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): ReadonlyMap<string, string> {
  const others = Object.keys(data).filter((key) => !keys.includes(key));
  return new Map(
    others.flatMap((key) => {
      const near = nearest(key, keys);
      return near === undefined || near in data ? [] : [[near, key] as const];
    }),
  );
}
