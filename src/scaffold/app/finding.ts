import type { AppOrigin } from "../../model/review/app-project.js";
import { orNothing } from "../../util/or-nothing.js";

/** Where a value was found. */
export type Origin = AppOrigin;

/** A file that tells something of an app, by its path in the app's project. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** What a source can tell that a site wants to know. */
export type Field =
  | "name"
  /** What its build calls the app, where nothing says what people read. */
  | "plainName"
  | "subtitle"
  | "description"
  | "category"
  | "copyright"
  | "email"
  | "supportUrl"
  | "marketingUrl"
  | "privacyUrl"
  | "choicesUrl"
  | "appStoreUrl"
  | "bundleId"
  | "teamId"
  | "playUrl"
  | "package"
  /** Where the source code is. */
  | "repository"
  /** A picture, by its path from the file that names it. */
  | "icon";

/** A value with its origin. */
export interface Finding {
  readonly field: Field;
  readonly value: string;
  /** The language of the value, a BCP 47 tag; undefined where the source tells one value for all. */
  readonly language: string | undefined;
  readonly origin: Origin;
}

/** A kind of data that the app says to collect. */
export interface CollectedFinding {
  /** Apple's id without its prefix: `EmailAddress`. */
  readonly type: string;
  /** Whether it is tied to the person. */
  readonly linked: boolean;
  /** Whether it is used to follow people across other companies' apps and sites. */
  readonly tracking: boolean;
  /** Apple's ids without their prefix: `AppFunctionality`. */
  readonly purposes: readonly string[];
  readonly origin: Origin;
}

/**
 * The language that a folder's name means: Google's `iw-IL` is `he-IL`. Undefined for `default`, `images` and
 * similar, which are valid tags: languages that people speak have two or three letters.
 */
export function languageOf(folder: string): string | undefined {
  if (!/^[A-Za-z]{2,3}(?:-|$)/.test(folder)) return undefined;
  return orNothing(() => Intl.getCanonicalLocales(folder)[0]);
}
