import type { Place } from "../../diagnostics/diagnostic.js";
import { isCanonicalTag, isLanguageTag } from "../../text/language-tag.js";
import { nearest } from "../../text/nearest.js";

/** The front matter of a document in any collection. */
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
  /** The additional requirements for legal documents. */
  readonly duties?: LegalDuties | undefined;
  readonly placeOf: (path: readonly string[]) => Place;
}

export interface LegalDuties {
  /** Names of facts that the document must state. */
  readonly states: readonly string[];
  /** Former ids of headings, each with the id of the one that replaces it. */
  readonly anchors: Readonly<Record<string, string>>;
}

export const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
export const isTags = (value: unknown): value is string[] =>
  isTexts(value) && new Set(value).size === value.length;
export const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);

/** The form of `language` in front matter. */
export const languageForm = "a language tag in its usual letters, such as en or pt-PT";
export const isLanguage = (value: unknown): value is string =>
  typeof value === "string" && isLanguageTag(value) && isCanonicalTag(value);

/** Own keys of a document that are misspelt ones of handbill, by the key that is missing for each. */
export function findMisspelt(
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
