import type { AppOrigin } from "../../model/review/app-project.js";
import { orNothing } from "../../util/or-nothing.js";

export type Origin = AppOrigin;

/** A file with facts about an app, by its path in the app's project. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** A fact about an app that a site can use. */
export type Field =
  | "name"
  /** The app's name in the build, if no name for people is found. */
  | "plainName"
  | "subtitle"
  | "description"
  | "category"
  | "copyright"
  | "email"
  | "supportUrl"
  | "marketingUrl"
  | "privacyUrl"
  | "appStoreUrl"
  | "bundleId"
  | "teamId"
  | "playUrl"
  | "package"
  /** The address of the source code. */
  | "repository"
  /** An image, by its path from the file that names it. */
  | "icon";

export interface Finding {
  readonly field: Field;
  readonly value: string;
  /** The language of the value, a BCP 47 tag; undefined if the source has one value for all. */
  readonly language?: string | undefined;
  readonly origin: Origin;
}

/** The place of a finding, as shown to the author. */
export const originOf = ({ origin: { file, line } }: { readonly origin: Origin }): string =>
  `${file}:${line}`;

export interface CurrentVersion {
  /** On Google Play. */
  readonly code: number | undefined;
  readonly name: string;
}

/** The language of a folder's name: Google's `iw-IL` is `he-IL`. Undefined for `default` and `images`, although they are valid tags. */
export function languageOf(folder: string): string | undefined {
  if (!/^[A-Za-z]{2,3}(?:-|$)/.test(folder)) return undefined;
  return orNothing(() => Intl.getCanonicalLocales(folder)[0]);
}
