/*
 * Words that identify statements in a language. Each value is the source of a case-insensitive regular expression that starts at a word.
 * Words can mislead: findings that rely on them alone are guesses.
 */

/** A statement that a policy needs. */
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
  /** Whether kinds of data and purposes are known only in `init`'s wording, so that a missing match proves nothing. */
  readonly isPartial?: true;
  readonly topics: Readonly<Record<Topic, string>>;
  /** Kinds of data, by fastlane's names. */
  readonly data: Readonly<Record<string, string>>;
  /** The purposes of data, likewise. */
  readonly purposes: Readonly<Record<string, string>>;
  /** Makes a sentence deny that the data it names is collected. */
  readonly notCollected: string;
  /** Makes a sentence deny what it names. */
  readonly not: string;
  /** Makes a sentence say that no data is collected at all. */
  readonly nothing: string;
  /** Limits a sentence to some people or places. */
  readonly limited: string;
  readonly tracking: string;
  readonly noTracking: string;
  /** In titles of pages. */
  readonly pages: Readonly<Record<PageKind, string>>;
  readonly subscriptions: string;
  readonly inApp: string;
}
