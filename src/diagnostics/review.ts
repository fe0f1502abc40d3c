import type { ReviewedStore } from "../model/review/app-project.js";
import type { Place } from "./diagnostic.js";

/**
 * - `failed`: the site does not do what the store asks
 * - `judge`: a person has to look, since nothing here can tell
 * - `passed`: it does
 * - `not-applicable`: the store asks it of other apps
 */
export type Outcome = "failed" | "judge" | "passed" | "not-applicable";

/**
 * - `seen`: read in the vendor's own text or program, or in a copy of it
 * - `third-party`: read in a text of others that quotes the vendor's
 * - `memory`: not found again; nothing fails for it
 */
export type Certainty = "seen" | "third-party" | "memory";

/** The source of a requirement. */
export interface DemandSource {
  readonly title: string;
  readonly address: string;
  readonly certainty: Certainty;
  /** The day on which it was last read, or the month: `2026-11`. */
  readonly retrieved: string;
  /** Whether that is more than six months ago. */
  readonly isOld?: true;
  /** Where a law holds, and from which day on. */
  readonly where?: string;
  readonly since?: string;
}

/** Who asks: a store or a law. */
export type Asker = ReviewedStore | "law";

/** A place that was checked. */
export interface Evidence {
  /** E.g. `“Retention”` or `EMAIL_ADDRESS`. */
  readonly what: string;
  /** Of the site; or of the app's project, relative to it. */
  readonly place: Place;
}

/** One demand of a store or a law, and whether the site does it. */
export interface ReviewItem {
  /** `apple/privacy-retention`, `apple/data-email-address`. */
  readonly id: string;
  readonly store: Asker;
  /** The page of the documentation: `policy-answers`. */
  readonly rule: string;
  /** What the store asks, in one sentence. */
  readonly demand: string;
  readonly source: DemandSource;
  readonly outcome: Outcome;
  /** What was found, in one sentence. */
  readonly finding: string;
  readonly hint: string | undefined;
  /** Whether it was found by words alone, which can mislead. */
  readonly isGuess: boolean;
  /** The site's side. */
  readonly site: readonly Evidence[];
  /** The side of the app's project. */
  readonly app: readonly Evidence[];
  /** Why the author, who has looked, takes it for done. */
  readonly judged: string | undefined;
}

/** What a review of the site found. */
export interface Review {
  /** The stores that the config or the app's project names, both where neither names one; and the laws. */
  readonly stores: readonly Asker[];
  readonly items: readonly ReviewItem[];
  /** The app's project as the config names it; undefined without one. */
  readonly project: string | undefined;
}

/** Part of every report. */
export const noAdvice =
  "This compares texts and files. It is not legal advice, and does not promise that a store will accept the app or that you comply with the law.";
