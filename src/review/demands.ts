import type { DemandSource } from "../diagnostics/review.js";
import type { ReviewedStore } from "../model/review/app-project.js";

/** A requirement of a store. */
export interface Demand {
  readonly store: ReviewedStore;
  /** The page of the documentation, `docs/store/<rule>.md`. */
  readonly rule: string;
  readonly demand: string;
  readonly source: DemandSource;
}

const retrieved = "2026-11";
const guidelines = (point: string, certainty: DemandSource["certainty"]): DemandSource => ({
  title: `Apple, App Review Guidelines, ${point}`,
  address: "https://developer.apple.com/app-store/review/guidelines/",
  certainty,
  retrieved,
});
const play = (answer: string, title: string, certainty: DemandSource["certainty"]): DemandSource => ({
  title: `Google, Play Console Help, ${title}`,
  address: `https://support.google.com/googleplay/android-developer/answer/${answer}`,
  certainty,
  retrieved,
});
const privacyPoint = guidelines("5.1.1(i)", "seen");
const userData = play("10144311", "User Data policy", "third-party");
const deletionPolicy = play("13327111", "account deletion requirements", "third-party");
const subscriptionPoint = guidelines("3.1.2", "third-party");
const precheck: DemandSource = {
  title: "fastlane, precheck, which requests each URL with HEAD",
  address: "https://docs.fastlane.tools/actions/precheck/",
  certainty: "seen",
  retrieved,
};
const traders = (store: string): DemandSource => ({
  title: `Digital Services Act, Article 30, as required by ${store}`,
  address: "https://eur-lex.europa.eu/eli/reg/2022/2065/oj",
  certainty: "memory",
  retrieved,
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

/** Every demand. The id of an item is this name, or begins with it. */
export const demands = {
  "apple/privacy-policy": apple("privacy-policy", "The site has a public privacy policy.", privacyPoint),
  "apple/privacy-collected": apple("policy-answers", "The policy says what data is collected.", privacyPoint),
  "apple/privacy-how": apple("policy-answers", "The policy says how it is collected.", privacyPoint),
  "apple/privacy-uses": apple(
    "policy-answers",
    "The policy says every purpose that data is used for.",
    privacyPoint,
  ),
  "apple/privacy-protection": apple(
    "policy-answers",
    "The policy says that third parties who receive data protect it equally.",
    privacyPoint,
  ),
  "apple/privacy-retention": apple("policy-answers", "The policy says how long data is kept.", privacyPoint),
  "apple/privacy-deletion": apple(
    "policy-answers",
    "The policy says how people can have their data deleted.",
    privacyPoint,
  ),
  "apple/privacy-consent": apple(
    "policy-answers",
    "The policy says how people can withdraw their consent.",
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
    "The policy and the app agree on whether the app tracks people across other companies' apps and sites.",
    privacyPoint,
  ),
  "apple/undeclared": apple(
    "declared-data",
    "The app declares each kind of data that the policy says is collected.",
    privacyPoint,
  ),
  "apple/files": apple("declared-data", "The app's privacy files agree with each other.", {
    ...privacyPoint,
    title: "Apple, Privacy manifest files",
    address: "https://developer.apple.com/documentation/bundleresources/privacy-manifest-files",
    certainty: "memory",
  }),
  "apple/support": apple(
    "support",
    "The support page offers an easy way to contact you.",
    guidelines("1.5", "memory"),
  ),
  "apple/account-deletion": apple(
    "account-deletion",
    "People who can create an account in the app can start to delete it there; an email address is not enough.",
    {
      title: "Apple, Offering account deletion in your app; App Review Guidelines, 5.1.1(v)",
      address: "https://developer.apple.com/support/offering-account-deletion-in-your-app/",
      certainty: "third-party",
      retrieved,
    },
  ),
  "apple/terms-page": apple("terms", "An app with subscriptions has terms of use.", subscriptionPoint),
  "apple/terms-link": apple(
    "terms",
    "For an app with subscriptions, the description contains a working link to the terms, or the store has your own licence agreement.",
    subscriptionPoint,
  ),
  "apple/age": apple("age", "The minimum age in your documents is not above the age rating in the store.", {
    ...guidelines("2.3.6", "memory"),
    title: "Apple, App Store Connect Help, age ratings",
    address: "https://developer.apple.com/help/app-store-connect/",
  }),
  "apple/privacy-address": apple(
    "listing-addresses",
    "The listing's privacy policy URL is this site's policy, and works.",
    precheck,
  ),
  "apple/support-address": apple(
    "listing-addresses",
    "The listing's support URL is a page of this site, and works.",
    precheck,
  ),
  "apple/marketing-address": apple(
    "listing-addresses",
    "The listing's marketing URL is a page of this site, and works.",
    precheck,
  ),
  "apple/choices-address": apple(
    "listing-addresses",
    "The listing's privacy choices URL is a page of this site, and works.",
    precheck,
  ),
  "apple/trader": apple(
    "trader",
    "A trader in the European Union publishes an address, a phone number and an email address.",
    traders("the App Store"),
  ),
  "apple/placeholder": apple(
    "placeholder-text",
    "Neither the site nor the listing contains placeholder text.",
    guidelines("2.3", "memory"),
  ),
  "apple/name": apple(
    "listing-name",
    "The site uses the app's name from the listing.",
    guidelines("2.3", "memory"),
  ),
  "google/privacy-policy": google(
    "privacy-policy",
    "The site has a public privacy policy that is a web page, not a PDF.",
    userData,
  ),
  "google/privacy-title": google(
    "privacy-policy",
    "The page's title says that it is a privacy policy.",
    userData,
  ),
  "google/privacy-name": google(
    "privacy-policy",
    "The policy names the app or its developer as in the listing.",
    userData,
  ),
  "google/privacy-collected": google(
    "policy-answers",
    "The policy says what data is accessed and collected.",
    userData,
  ),
  "google/privacy-uses": google("policy-answers", "The policy says what data is used for.", userData),
  "google/privacy-sharing": google("policy-answers", "The policy says with whom data is shared.", userData),
  "google/privacy-security": google("policy-answers", "The policy says how data is secured.", userData),
  "google/privacy-retention": google("policy-answers", "The policy says how long data is kept.", userData),
  "google/privacy-deletion": google("policy-answers", "The policy says how data is deleted.", userData),
  "google/privacy-contact": google(
    "policy-answers",
    "The policy says whom to contact about privacy.",
    userData,
  ),
  "google/data-safety": google(
    "declared-data",
    "The Data safety form and the policy agree.",
    play("10787469", "Data safety form", "third-party"),
  ),
  "google/contact": google(
    "support",
    "The listing has an email address for users.",
    play("113477", "contact details", "memory"),
  ),
  "google/deletion-page": google(
    "account-deletion",
    "If people can create accounts, a page explains how to delete one without the app.",
    deletionPolicy,
  ),
  "google/deletion-name": google(
    "account-deletion",
    "The page names the app or its developer as in the listing.",
    deletionPolicy,
  ),
  "google/deletion-prominent": google(
    "account-deletion",
    "The instructions for deleting an account are prominent.",
    deletionPolicy,
  ),
  "google/deletion-steps": google("account-deletion", "The page lists the steps.", deletionPolicy),
  "google/deletion-request": google(
    "account-deletion",
    "People can request deletion on the page, with a form or an email address.",
    deletionPolicy,
  ),
  "google/deletion-kept": google(
    "account-deletion",
    "The page says what is deleted, what is kept, and for how long.",
    deletionPolicy,
  ),
  "google/deletion-subscriptions": google(
    "account-deletion",
    "The page says what to do first, such as cancelling a subscription.",
    deletionPolicy,
  ),
  "google/age": google(
    "age",
    "The minimum age in your documents is not above the age rating in the store.",
    play("9859655", "content ratings", "memory"),
  ),
  "google/privacy-address": google(
    "listing-addresses",
    "The privacy policy URL in Play Console is this site's policy.",
    userData,
  ),
  "google/trader": google(
    "trader",
    "A trader in the European Union publishes an address, a phone number and an email address.",
    traders("Google Play"),
  ),
  "google/placeholder": google(
    "placeholder-text",
    "Neither the site nor the listing contains placeholder text.",
    play("9898842", "metadata policy", "memory"),
  ),
  "google/name": google("listing-name", "The site uses the app's name from the listing.", userData),
} as const satisfies Readonly<Record<string, Demand>>;

export type DemandId = keyof typeof demands;
