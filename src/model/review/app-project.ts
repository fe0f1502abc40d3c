/** The declarations in an app's own project that its site must not contradict. */
export interface AppProject {
  /** As the config writes it: `../app`. */
  readonly folder: string;
  readonly listings: readonly ListingText[];
  readonly privacy: readonly PrivacyFile[];
  /** Where the project says that subscriptions are sold. */
  readonly subscriptions: readonly AppOrigin[];
  /** What an Android app asks for, such as `CAMERA`. */
  readonly permissions: readonly { readonly name: string; readonly origin: AppOrigin }[];
}

export interface AppOrigin {
  /** Posix, relative to the app's project. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

export type ReviewedStore = "apple" | "google";

export interface ListingText {
  readonly store: ReviewedStore;
  readonly field: ListingField;
  readonly value: string;
  /** The store's name of the language, e.g. `en-US`, or `default` for all languages. */
  readonly locale: string;
  readonly origin: AppOrigin;
}

export type ListingField = "name" | "subtitle" | "description" | "supportUrl" | "marketingUrl" | "privacyUrl";

/** The release notes in fastlane or EAS for one version in one language. */
export interface ReleaseNote {
  readonly store: ReviewedStore;
  /** Its version code on Google Play; undefined for the upcoming version. */
  readonly code: number | undefined;
  readonly version: string | undefined;
  /** A BCP 47 tag; undefined for notes in every language. */
  readonly language: string | undefined;
  /** Posix, relative to the app's project. */
  readonly file: string;
  readonly text: string;
}

export interface PrivacyFile {
  readonly file: string;
  /** `details` are the whole app's, as the store shows them; a manifest belongs to one target. */
  readonly kind: "details" | "manifest";
  readonly uses: readonly DeclaredUse[];
  /** Where the file declares explicitly that nothing is collected. */
  readonly nothing: AppOrigin | undefined;
  /** Whether people are tracked across other companies' apps and sites, if the file says so. */
  readonly tracking: { readonly isOn: boolean; readonly origin: AppOrigin } | undefined;
  /** Domains that are contacted for tracking. */
  readonly domains: readonly { readonly domain: string; readonly origin: AppOrigin }[];
}

/** A kind of data that the app collects, in the terms of Apple's privacy details. */
export interface DataUse {
  /** E.g. `EMAIL_ADDRESS`. */
  readonly category: string;
  /** E.g. `APP_FUNCTIONALITY`. */
  readonly purposes: readonly string[];
  readonly linked: boolean;
  /** Whether it is used to track people across other companies' apps and sites. */
  readonly tracking: boolean;
}

interface DeclaredUse extends DataUse {
  readonly origin: AppOrigin;
}
