/*
 * What texts of a language are known by. Each value is the source of a regular expression that begins where a word does
 * and knows no case. Words can mislead: whatever is found by them alone is called a guess.
 */

/** What a policy has to say. */
export type Topic =
  | "collected"
  | "how"
  | "uses"
  | "sharing"
  | "protection"
  | "retention"
  | "deletion"
  | "consent"
  | "security"
  | "contact";

export type PageKind = "privacy" | "support" | "deletion" | "terms";

export interface Words {
  /** Whether kinds of data and purposes are known only as `init` writes them, so that what is not found proves nothing. */
  readonly isPartial?: true;
  readonly topics: Readonly<Record<Topic, string>>;
  /** Kinds of data, by fastlane's names. */
  readonly data: Readonly<Record<string, string>>;
  /** What data is for, likewise. */
  readonly purposes: Readonly<Record<string, string>>;
  /** A sentence with it denies that what it names is collected. */
  readonly notCollected: string;
  /** A sentence with it denies what it names. */
  readonly not: string;
  /** A sentence with it says that no data is collected at all. */
  readonly nothing: string;
  /** A sentence with it is about some people or places only. */
  readonly limited: string;
  readonly tracking: string;
  readonly noTracking: string;
  /** In titles of pages. */
  readonly pages: Readonly<Record<PageKind, string>>;
  readonly subscriptions: string;
  readonly inApp: string;
}
