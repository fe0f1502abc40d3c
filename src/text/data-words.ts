import words from "./app-words.json" with { type: "json" };

/** The groups of data in the App Store, by fastlane's names, in the order of the lines of `data` in app-words.json. */
export const dataGroups: Readonly<Record<string, readonly string[]>> = {
  contact: ["NAME", "EMAIL_ADDRESS", "PHONE_NUMBER", "PHYSICAL_ADDRESS", "OTHER_CONTACT_INFO"],
  health: ["HEALTH", "FITNESS"],
  financial: ["PAYMENT_INFORMATION", "CREDIT_AND_FRAUD", "OTHER_FINANCIAL_INFO"],
  location: ["PRECISE_LOCATION", "COARSE_LOCATION"],
  sensitive: ["SENSITIVE_INFO"],
  contacts: ["CONTACTS"],
  content: [
    "EMAILS_OR_TEXT_MESSAGES",
    "PHOTOS_OR_VIDEOS",
    "AUDIO",
    "GAMEPLAY_CONTENT",
    "CUSTOMER_SUPPORT",
    "OTHER_USER_CONTENT",
  ],
  browsing: ["BROWSING_HISTORY"],
  search: ["SEARCH_HISTORY"],
  identifiers: ["USER_ID", "DEVICE_ID"],
  purchases: ["PURCHASE_HISTORY"],
  usage: ["PRODUCT_INTERACTION", "ADVERTISING_DATA", "OTHER_USAGE_DATA"],
  diagnostics: ["CRASH_DATA", "PERFORMANCE_DATA", "OTHER_DIAGNOSTIC_DATA"],
  surroundings: ["ENVIRONMENT_SCANNING", "HANDS", "HEAD"],
  other: ["OTHER_DATA"],
};

/** The purposes of data, in the order of the next line. */
export const dataPurposes: readonly string[] = [
  "APP_FUNCTIONALITY",
  "ANALYTICS",
  "PRODUCT_PERSONALIZATION",
  "DEVELOPERS_ADVERTISING",
  "THIRD_PARTY_ADVERTISING",
  "OTHER_PURPOSES",
];

/** A language's texts about the data that an app declares. */
export interface DataWords {
  readonly titles: ReadonlyMap<string, string>;
  readonly kinds: ReadonlyMap<string, string>;
  readonly purposes: ReadonlyMap<string, string>;
  /** Sentences with `{list}` for kinds of data. */
  readonly linked: string;
  readonly tracking: string;
}

/**
 * By language, the names of the kinds of data that an app declares, as the App Store shows them: a line for a group, its title first; then
 * the purposes, and the sentences about linked data and tracking. `[[…|…]]` contains the formal and the familiar form of address.
 */
const byLanguage: Readonly<Record<string, { readonly data: readonly string[] }>> = words;

/** The languages with texts, as tags. */
export const dataLanguages: readonly string[] = Object.keys(byLanguage);

/** The texts of one of `dataLanguages`. */
export function dataWords(language: string): DataWords {
  const lines = byLanguage[language]?.data ?? [];
  const groups = Object.entries(dataGroups).map(([group, kinds], index) => {
    const [title = "", items = ""] = (lines[index] ?? "").split(": ");
    return { group, title, kinds: pair(kinds, items) };
  });
  const [purposes = "", linked = "", tracking = ""] = lines.slice(groups.length);
  return {
    titles: new Map(groups.map(({ group, title }) => [group, title])),
    kinds: new Map(groups.flatMap(({ kinds }) => kinds)),
    purposes: new Map(pair(dataPurposes, purposes)),
    linked,
    tracking,
  };
}

const pair = (names: readonly string[], items: string): [string, string][] => {
  const words = items.split(" | ");
  return names.map((name, index) => [name, words[index] ?? ""]);
};
