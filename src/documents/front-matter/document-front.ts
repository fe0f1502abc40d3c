import type { Place } from "../../diagnostics/diagnostic.js";
import { isCanonicalTag, isLanguageTag } from "../../text/language-tag.js";

/** What the front matter of a document says, in whatever collection. */
export interface DocumentFront {
  readonly title: string;
  readonly description: string | undefined;
  /** An ISO day: of a legal document the one from which it holds. */
  readonly date: string | undefined;
  readonly tags: readonly string[];
  readonly order: number | undefined;
  /** What its text is written in, a BCP 47 tag, where that is another language than its folder's. */
  readonly language: string | undefined;
  /** Whether HTML in the text is published, as far as it is safe. */
  readonly keepsHtml: boolean;
  /** The file of fastlane's that holds the text, relative to the project's root. */
  readonly releaseNotes: string | undefined;
  /** The keys of the site's own, as they are written. */
  readonly own: Readonly<Record<string, unknown>>;
  /** What is asked of legal documents beyond that. */
  readonly duties?: LegalDuties | undefined;
  readonly placeOf: (path: readonly string[]) => Place;
}

export interface LegalDuties {
  /** Names of facts that the document promises to state. */
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

/** What `language` of a front matter takes. */
export const languageForm = "a language tag in its usual letters, such as en or pt-PT";
export const isLanguage = (value: unknown): value is string =>
  typeof value === "string" && isLanguageTag(value) && isCanonicalTag(value);
