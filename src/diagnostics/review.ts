import type { ReviewedStore } from "../model/review/app-project.js";
import type { Law, LawSource } from "../model/review/laws.js";
import type { Place } from "./diagnostics.js";

/**
 * - `failed`: the site does not meet the store's requirement
 * - `judge`: a person has to decide
 * - `passed`: it meets it
 * - `not-applicable`: the requirement is for other apps
 */
export type Outcome = "failed" | "judge" | "passed" | "not-applicable";

export interface RequirementSource extends LawSource, Partial<Pick<Law, "where" | "since">> {
  /** Whether it was last read more than six months ago. */
  readonly isOld?: true;
}

export type Authority = ReviewedStore | "law";

export interface Evidence {
  /** E.g. `“Retention”` or `EMAIL_ADDRESS`. */
  readonly what: string;
  /** In the site, or relative to the app's project. */
  readonly place: Place;
}

/** A requirement of a store or a law, and whether the site meets it. */
export interface ReviewItem {
  /** `apple/privacy-retention`, `apple/data-email-address`. */
  readonly id: string;
  readonly store: Authority;
  /** The page of the documentation: `policy-answers`. */
  readonly rule: string;
  /** The store's requirement, in one sentence. */
  readonly demand: string;
  readonly source: RequirementSource;
  readonly outcome: Outcome;
  /** The finding, in one sentence. */
  readonly finding: string;
  readonly hint: string | undefined;
  /** Whether the finding relies on words alone, which can mislead. */
  readonly isGuess: boolean;
  readonly site: readonly Evidence[];
  readonly app: readonly Evidence[];
  /** Why the author, after a review, considers it done. */
  readonly judged: string | undefined;
}

export interface Review {
  /** The stores in the config or the app's project, both if there is none in either; and the laws. */
  readonly stores: readonly Authority[];
  readonly items: readonly ReviewItem[];
  /** The app's project as the config writes it; undefined without one. */
  readonly project: string | undefined;
}

/** Included in every report. */
export const noAdvice =
  "This compares texts and files. It is not legal advice, and does not promise that a store will accept the app or that you comply with the law.";
