import type { DemandSource } from "../diagnostics/review.js";
import type { ReviewedStore } from "../model/app-project.js";

/** What a store asks of a site. */
export interface Demand {
  readonly store: ReviewedStore;
  /** The page of the documentation, `docs/store/<rule>.md`. */
  readonly rule: string;
  readonly demand: string;
  readonly source: DemandSource;
}

const lookedUp = "2026-11";
const guidelines = (point: string, certainty: DemandSource["certainty"]): DemandSource => ({
  title: `Apple, App Review Guidelines, ${point}`,
  address: "https://developer.apple.com/app-store/review/guidelines/",
  certainty,
  lookedUp,
});
const play = (answer: string, title: string, certainty: DemandSource["certainty"]): DemandSource => ({
  title: `Google, Play Console Help, ${title}`,
  address: `https://support.google.com/googleplay/android-developer/answer/${answer}`,
  certainty,
  lookedUp,
});
const privacyPoint = guidelines("5.1.1(i)", "seen");
const userData = play("10144311", "User Data policy", "third-party");
const deletionPolicy = play("13327111", "account deletion requirements", "third-party");
const subscriptionPoint = guidelines("3.1.2", "third-party");
const precheck: DemandSource = {
  title: "fastlane, precheck, which asks each address with HEAD as a reviewer would open it",
  address: "https://docs.fastlane.tools/actions/precheck/",
  certainty: "seen",
  lookedUp,
};
const traders = (store: string): DemandSource => ({
  title: `Digital Services Act, Article 30, as ${store} asks for it`,
  address: "https://eur-lex.europa.eu/eli/reg/2022/2065/oj",
  certainty: "memory",
  lookedUp,
});

const apple = (rule: string, demand: string, source: DemandSource): Demand => ({
  store: "apple",
  rule,
  demand,
  source,
});
const google = (rule: string, demand: string, source: DemandSource): Demand => ({
  store: "google",
  rule,
  demand,
  source,
});

/** Every demand, by the name that its items have or begin with. */
export const demands = {
  "apple/privacy-policy": apple(
    "privacy-policy",
    "There is a privacy policy at a public address.",
    privacyPoint,
  ),
  "apple/privacy-collected": apple("policy-answers", "The policy says what data is collected.", privacyPoint),
  "apple/privacy-how": apple("policy-answers", "The policy says how it is collected.", privacyPoint),
  "apple/privacy-uses": apple("policy-answers", "The policy says all that it is used for.", privacyPoint),
  "apple/privacy-protection": apple(
    "policy-answers",
    "The policy says that third parties who get the data protect it as well.",
    privacyPoint,
  ),
  "apple/privacy-retention": apple("policy-answers", "The policy says how long data is kept.", privacyPoint),
  "apple/privacy-deletion": apple(
    "policy-answers",
    "The policy says how people have their data deleted.",
    privacyPoint,
  ),
  "apple/privacy-consent": apple(
    "policy-answers",
    "The policy says how people withdraw their consent.",
    privacyPoint,
  ),
  "apple/data": apple(
    "declared-data",
    "The policy names each kind of data that the app declares.",
    privacyPoint,
  ),
  "apple/purpose": apple(
    "declared-data",
    "The policy names each purpose that the app declares.",
    privacyPoint,
  ),
  "apple/party": apple(
    "declared-data",
    "The policy names each third party that the app declares.",
    privacyPoint,
  ),
  "apple/tracking": apple(
    "declared-data",
    "Policy and app say the same of following people across other companies' apps and sites.",
    privacyPoint,
  ),
  "apple/undeclared": apple(
    "declared-data",
    "The app declares each kind of data that the policy says is collected.",
    privacyPoint,
  ),
  "apple/files": apple("declared-data", "The app's own privacy files say the same.", {
    ...privacyPoint,
    title: "Apple, Privacy manifest files",
    address: "https://developer.apple.com/documentation/bundleresources/privacy-manifest-files",
    certainty: "memory",
  }),
  "apple/support": apple(
    "support",
    "The support page has an easy way to write to somebody.",
    guidelines("1.5", "memory"),
  ),
  "apple/account-deletion": apple(
    "account-deletion",
    "Whoever can make an account in the app can begin to delete it there; an address to write to is not enough.",
    {
      title: "Apple, Offering account deletion in your app; App Review Guidelines, 5.1.1(v)",
      address: "https://developer.apple.com/support/offering-account-deletion-in-your-app/",
      certainty: "third-party",
      lookedUp,
    },
  ),
  "apple/terms-page": apple("terms", "An app with subscriptions has terms of use.", subscriptionPoint),
  "apple/terms-link": apple(
    "terms",
    "With subscriptions, the listing's description has a link to the terms that works, or the store has a licence of the app's own.",
    subscriptionPoint,
  ),
  "apple/age": apple(
    "age",
    "The least age that the site states is not above the one of the store's rating.",
    {
      ...guidelines("2.3.6", "memory"),
      title: "Apple, App Store Connect Help, age ratings",
      address: "https://developer.apple.com/help/app-store-connect/",
    },
  ),
  "apple/privacy-address": apple(
    "listing-addresses",
    "The listing's privacy address is this site's policy, and answers.",
    precheck,
  ),
  "apple/support-address": apple(
    "listing-addresses",
    "The listing's support address is a page of this site, and answers.",
    precheck,
  ),
  "apple/marketing-address": apple(
    "listing-addresses",
    "The listing's marketing address is a page of this site, and answers.",
    precheck,
  ),
  "apple/choices-address": apple(
    "listing-addresses",
    "The listing's address for privacy choices is a page of this site, and answers.",
    precheck,
  ),
  "apple/trader": apple(
    "trader",
    "A trader in the European Union gives an address, a telephone number and an e-mail address.",
    traders("the App Store"),
  ),
  "apple/placeholder": apple(
    "placeholder-text",
    "No text on the site or in the listing stands in for another.",
    guidelines("2.3", "memory"),
  ),
  "apple/name": apple(
    "listing-name",
    "The site calls the app as the listing does.",
    guidelines("2.3", "memory"),
  ),
  "google/privacy-policy": google(
    "privacy-policy",
    "There is a privacy policy at an active, public address, as a page and not as a PDF.",
    userData,
  ),
  "google/privacy-title": google("privacy-policy", "The page is titled as a privacy policy.", userData),
  "google/privacy-name": google(
    "privacy-policy",
    "The policy names the app or its developer as the listing does.",
    userData,
  ),
  "google/privacy-collected": google(
    "policy-answers",
    "The policy says what data is accessed and collected.",
    userData,
  ),
  "google/privacy-uses": google("policy-answers", "The policy says what it is used for.", userData),
  "google/privacy-sharing": google("policy-answers", "The policy says with whom it is shared.", userData),
  "google/privacy-security": google("policy-answers", "The policy says how data is secured.", userData),
  "google/privacy-retention": google("policy-answers", "The policy says how long data is kept.", userData),
  "google/privacy-deletion": google("policy-answers", "The policy says how data is deleted.", userData),
  "google/privacy-contact": google("policy-answers", "The policy says whom to ask about privacy.", userData),
  "google/data-safety": google(
    "declared-data",
    "The Data safety form says what the policy says.",
    play("10787469", "Data safety form", "third-party"),
  ),
  "google/contact": google(
    "support",
    "The listing has an e-mail address to write to.",
    play("113477", "contact details", "memory"),
  ),
  "google/deletion-page": google(
    "account-deletion",
    "Where accounts can be made, a page tells how to have one deleted without the app.",
    deletionPolicy,
  ),
  "google/deletion-name": google(
    "account-deletion",
    "The page names the app or its developer as the listing does.",
    deletionPolicy,
  ),
  "google/deletion-prominent": google(
    "account-deletion",
    "The way to delete an account is prominent.",
    deletionPolicy,
  ),
  "google/deletion-steps": google("account-deletion", "The page lists the steps.", deletionPolicy),
  "google/deletion-request": google(
    "account-deletion",
    "Deletion can be asked for on the page, by a form or an address.",
    deletionPolicy,
  ),
  "google/deletion-kept": google(
    "account-deletion",
    "The page says what is deleted, what is kept, and how long.",
    deletionPolicy,
  ),
  "google/deletion-subscriptions": google(
    "account-deletion",
    "The page says what to do before, such as cancelling a subscription.",
    deletionPolicy,
  ),
  "google/age": google(
    "age",
    "The least age that the site states is not above the one of the store's rating.",
    play("9859655", "content ratings", "memory"),
  ),
  "google/privacy-address": google(
    "listing-addresses",
    "The address in Play Console's field is this site's policy.",
    userData,
  ),
  "google/trader": google(
    "trader",
    "A trader in the European Union gives an address, a telephone number and an e-mail address.",
    traders("Google Play"),
  ),
  "google/placeholder": google(
    "placeholder-text",
    "No text on the site or in the listing stands in for another.",
    play("9898842", "metadata policy", "memory"),
  ),
  "google/name": google("listing-name", "The site calls the app as the listing does.", userData),
} as const satisfies Readonly<Record<string, Demand>>;

export type DemandId = keyof typeof demands;
