/** What an app's own project says that its site must not contradict. */
export interface AppProject {
  /** As the config names it: `../app`. */
  readonly folder: string;
  readonly listings: readonly ListingText[];
  readonly privacy: readonly PrivacyFile[];
  readonly ages: readonly DeclaredAge[];
  /** Where it says that subscriptions are sold. */
  readonly subscriptions: readonly AppOrigin[];
}

/** A place in the app's project. */
export interface AppOrigin {
  /** Posix, relative to the app's project. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** A store whose review a site is made ready for. */
export type ReviewedStore = "apple" | "google";

/** One value of a store's listing in one language. */
export interface ListingText {
  readonly store: ReviewedStore;
  readonly field: ListingField;
  readonly value: string;
  /** As the store calls the language, or `default` for a value of all: `en-US`. */
  readonly locale: string;
  readonly origin: AppOrigin;
}

export type ListingField =
  | "name"
  | "subtitle"
  | "description"
  | "supportUrl"
  | "marketingUrl"
  | "privacyUrl"
  | "choicesUrl";

/** A file in which the app says what it collects. */
export interface PrivacyFile {
  readonly file: string;
  /** `details` are the whole app's, as the store shows them; a manifest is that of one target. */
  readonly kind: "details" | "manifest";
  readonly uses: readonly DeclaredUse[];
  /** Where it says, in as many words, that nothing is collected. */
  readonly nothing: AppOrigin | undefined;
  /** Whether people are followed across other companies' apps and sites, where it says so. */
  readonly tracking: { readonly isOn: boolean; readonly origin: AppOrigin } | undefined;
  /** Domains that are asked in order to follow people. */
  readonly domains: readonly { readonly domain: string; readonly origin: AppOrigin }[];
}

/** A kind of data that a file declares, in the terms of Apple's privacy details. */
export interface DeclaredUse {
  /** E.g. `EMAIL_ADDRESS`. */
  readonly category: string;
  /** E.g. `APP_FUNCTIONALITY`. */
  readonly purposes: readonly string[];
  readonly tracking: boolean;
  readonly origin: AppOrigin;
}

/** The minimum age that a store has. */
export interface DeclaredAge {
  readonly store: ReviewedStore;
  readonly age: number;
  readonly origin: AppOrigin;
}
