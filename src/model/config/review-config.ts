/** Answers for the stores' review that neither the site nor the app's project contains. */
export interface ReviewConfig {
  /** The folder of the app's source code, relative to the site's folder. */
  project?: string;
  /** Whether people can create an account in the app. */
  accounts?: boolean;
  /** Whether the app sells subscriptions. */
  subscriptions?: boolean;
  /** Whether the publisher is a trader in the European Union. */
  trader?: boolean;
  /** Whether European law requires the app to be accessible: a service for consumers, by more than a microenterprise. */
  accessibility?: boolean;
  /** Whether the app asks the store for people's age, as laws of some states and countries require. */
  ageSignals?: boolean;
  /** The minimum age of the rating in each store: `13` for `13+`. */
  ageRating?: { appStore?: number; googlePlay?: number };
  /** The pages that the stores ask for, if handbill does not detect them: `{ support: "/help" }`. */
  pages?: ReviewPagesConfig;
  /** Items that you have reviewed yourself, with the reason: `{ "apple/trader": "…" }`. */
  judged?: Record<string, string>;
}

interface ReviewPagesConfig {
  privacy?: string;
  support?: string;
  /** The page that explains how to delete an account. */
  deletion?: string;
  terms?: string;
}
