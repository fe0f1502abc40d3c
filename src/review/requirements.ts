import type { Authority, RequirementSource } from "../diagnostics/review.js";
import { type LawId, laws } from "../model/review/laws.js";

export interface Requirement {
  readonly store: Authority;
  /** The page of the documentation, `docs/store/<rule>.md`. */
  readonly rule: string;
  readonly demand: string;
  readonly source: RequirementSource;
}

const retrieved = "2026-11";
const guidelines = (point: string, certainty: RequirementSource["certainty"]): RequirementSource => ({
  title: `Apple, App Review Guidelines, ${point}`,
  address: "https://developer.apple.com/app-store/review/guidelines/",
  certainty,
  retrieved,
});
const play = (
  answer: string,
  title: string,
  certainty: RequirementSource["certainty"],
): RequirementSource => ({
  title: `Google, Play Console Help, ${title}`,
  address: `https://support.google.com/googleplay/android-developer/answer/${answer}`,
  certainty,
  retrieved,
});
const traders = (store: string): RequirementSource => ({
  title: `Digital Services Act, Article 30, as required by ${store}`,
  address: "https://eur-lex.europa.eu/eli/reg/2022/2065/oj",
  certainty: "memory",
  retrieved,
  where: "the European Union",
  since: "2024-02-17",
});
const privacyPoint = guidelines("5.1.1(i)", "seen");
const userData = play("10144311", "User Data policy", "third-party");
const metadata = play("9898842", "metadata policy", "memory");
const deletionPolicy = play("13327111", "account deletion requirements", "third-party");
const precheck: RequirementSource = {
  title: "fastlane, precheck, which requests each URL with HEAD",
  address: "https://docs.fastlane.tools/actions/precheck/",
  certainty: "seen",
  retrieved,
};

/** Requirements of one source that share a page of the documentation. */
interface RequirementGroup {
  readonly rule: string;
  readonly source: RequirementSource;
  readonly requirements: Readonly<Record<string, string>>;
}

const trader = "A trader in the European Union publishes an address, a phone number and an email address.";
const age = "The minimum age in your documents is not above the age rating in the store.";
const placeholder = "Neither the site nor the listing contains placeholder text.";
const links = "The listing's texts link to no page that this site does not have.";
const name = "The site uses the app's name from the listing.";

const apple = [
  {
    rule: "privacy-policy",
    source: privacyPoint,
    requirements: { "privacy-policy": "The site has a public privacy policy." },
  },
  {
    rule: "policy-answers",
    source: privacyPoint,
    requirements: {
      "privacy-collected": "The policy says what data is collected.",
      "privacy-how": "The policy says how it is collected.",
      "privacy-uses": "The policy names every purpose that data is used for.",
      "privacy-protection": "The policy says that third parties who receive data protect it equally.",
      "privacy-retention": "The policy says how long data is kept.",
      "privacy-deletion": "The policy says how people can have their data deleted.",
      "privacy-consent": "The policy says how people can withdraw their consent.",
    },
  },
  {
    rule: "declared-data",
    source: privacyPoint,
    requirements: {
      data: "The policy names each kind of data that the app declares.",
      purpose: "The policy names each purpose that the app declares.",
      party: "The policy names each third party that the app declares.",
      tracking:
        "The policy and the app agree on whether the app tracks people across other companies' apps and sites.",
      undeclared: "The app declares each kind of data that the policy says is collected.",
    },
  },
  {
    rule: "support",
    source: guidelines("1.5", "memory"),
    requirements: { support: "The support page offers an easy way to contact you." },
  },
  {
    rule: "account-deletion",
    source: {
      title: "Apple, Offering account deletion in your app; App Review Guidelines, 5.1.1(v)",
      address: "https://developer.apple.com/support/offering-account-deletion-in-your-app/",
      certainty: "third-party",
      retrieved,
    },
    requirements: {
      "account-deletion":
        "People who can create an account in the app can start to delete it there; an email address is not enough.",
    },
  },
  {
    rule: "terms",
    source: guidelines("3.1.2", "third-party"),
    requirements: {
      "terms-page": "An app with subscriptions has terms of use.",
      "terms-link":
        "For an app with subscriptions, the description contains a working link to the terms, or the store has your own licence agreement.",
    },
  },
  {
    rule: "age",
    source: {
      ...guidelines("2.3.6", "memory"),
      title: "Apple, App Store Connect Help, age ratings",
      address: "https://developer.apple.com/help/app-store-connect/",
    },
    requirements: { age },
  },
  {
    rule: "listing-addresses",
    source: precheck,
    requirements: {
      "privacy-address": "The listing's privacy policy URL is this site's policy, and works.",
      "support-address": "The listing's support URL is a page of this site, and works.",
      "marketing-address": "The listing's marketing URL is a page of this site, and works.",
    },
  },
  { rule: "listing-addresses", source: guidelines("2.1", "third-party"), requirements: { links } },
  { rule: "trader", source: traders("the App Store"), requirements: { trader } },
  { rule: "placeholder-text", source: guidelines("2.3", "memory"), requirements: { placeholder } },
  { rule: "listing-name", source: guidelines("2.3", "memory"), requirements: { name } },
] as const satisfies readonly RequirementGroup[];

const google = [
  {
    rule: "privacy-policy",
    source: userData,
    requirements: {
      "privacy-policy": "The site has a public privacy policy that is a web page, not a PDF.",
      "privacy-title": "The page's title says that it is a privacy policy.",
      "privacy-name": "The policy names the app or its developer as in the listing.",
    },
  },
  {
    rule: "policy-answers",
    source: userData,
    requirements: {
      "privacy-collected": "The policy says what data is accessed and collected.",
      "privacy-uses": "The policy says what data is used for.",
      "privacy-sharing": "The policy says with whom data is shared.",
      "privacy-security": "The policy says how data is secured.",
      "privacy-retention": "The policy says how long data is kept.",
      "privacy-deletion": "The policy says how data is deleted.",
      "privacy-contact": "The policy says how to contact you about privacy.",
    },
  },
  {
    rule: "declared-data",
    source: play("10787469", "Data safety form", "third-party"),
    requirements: { "data-safety": "The Data safety form and the policy agree." },
  },
  {
    rule: "support",
    source: play("113477", "contact details", "memory"),
    requirements: { contact: "The listing has an email address for users." },
  },
  {
    rule: "account-deletion",
    source: deletionPolicy,
    requirements: {
      "deletion-page": "If people can create accounts, a page explains how to delete one without the app.",
      "deletion-name": "The page names the app or its developer as in the listing.",
      "deletion-prominent": "The instructions for deleting an account are prominent.",
      "deletion-steps": "The page lists the steps.",
      "deletion-request": "People can request deletion on the page, with a form or an email address.",
      "deletion-kept": "The page says what is deleted, what is kept, and for how long.",
      "deletion-subscriptions": "The page says what to do first, such as cancelling a subscription.",
    },
  },
  { rule: "age", source: play("9859655", "content ratings", "memory"), requirements: { age } },
  {
    rule: "listing-addresses",
    source: userData,
    requirements: { "privacy-address": "The privacy policy URL in Play Console is this site's policy." },
  },
  { rule: "listing-addresses", source: metadata, requirements: { links } },
  { rule: "trader", source: traders("Google Play"), requirements: { trader } },
  { rule: "placeholder-text", source: metadata, requirements: { placeholder } },
  { rule: "listing-name", source: userData, requirements: { name } },
] as const satisfies readonly RequirementGroup[];

type KeysOf<Groups extends readonly RequirementGroup[]> = Groups[number]["requirements"] extends infer Some
  ? Some extends unknown
    ? keyof Some & string
    : never
  : never;

export type RequirementId = `apple/${KeysOf<typeof apple>}` | `google/${KeysOf<typeof google>}` | LawId;

/** All requirements. The id of an item is this name, or begins with it. */
export const requirements = Object.fromEntries([
  ...requirementsOf("apple", apple),
  ...requirementsOf("google", google),
  ...Object.entries(laws).map(([id, { rule, demand, ...source }]) => [
    id,
    { store: "law", rule, demand, source },
  ]),
]) as Readonly<Record<RequirementId, Requirement>>;

function requirementsOf(
  store: Authority,
  groups: readonly RequirementGroup[],
): [id: string, demand: Requirement][] {
  return groups.flatMap(({ rule, source, requirements: own }) =>
    Object.entries(own).map(([key, demand]): [string, Requirement] => [
      `${store}/${key}`,
      { store, rule, demand, source },
    ]),
  );
}
