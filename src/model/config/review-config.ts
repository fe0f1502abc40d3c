/** What the stores' review asks about, and neither the site nor the app's project says. */
export interface ReviewConfig {
  /** The folder of the app's own project, relative to the site's: fastlane, EAS, Xcode, Android. */
  project?: string;
  /** Whether people can make an account in the app. */
  accounts?: boolean;
  /** Whether the app sells subscriptions. */
  subscriptions?: boolean;
  /** Whether the publisher is a trader in the European Union. */
  trader?: boolean;
  /** The least age of the rating that each store shows, in years: `13` for `13+`. */
  ageRating?: { appStore?: number; googlePlay?: number };
  /** The pages that the stores ask for, where they are not found by themselves: `{ support: "/help" }`. */
  pages?: ReviewPagesConfig;
  /** Items that you have checked yourself, each with the reason: `{ "apple/trader": "…" }`. */
  judged?: Record<string, string>;
}

export interface ReviewPagesConfig {
  privacy?: string;
  support?: string;
  /** Where people learn how to delete their account. */
  deletion?: string;
  terms?: string;
}
