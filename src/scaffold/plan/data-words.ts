import type { DataUse } from "../app/data-use.js";

/*
 * Words for the data that an app declares to the stores. The ids are those of fastlane's app_privacy_details.json;
 * the groups are the ones under which the App Store shows them.
 */

interface Kind {
  readonly group: string;
  readonly words: string;
}

const groups: Readonly<
  Record<string, { readonly title: string; readonly items: Readonly<Record<string, string>> }>
> = {
  contact: {
    title: "Contact information",
    items: {
      NAME: "name",
      EMAIL_ADDRESS: "email address",
      PHONE_NUMBER: "phone number",
      PHYSICAL_ADDRESS: "postal address",
      OTHER_CONTACT_INFO: "other ways to reach you",
    },
  },
  health: { title: "Health and fitness", items: { HEALTH: "health data", FITNESS: "fitness data" } },
  financial: {
    title: "Financial information",
    items: {
      PAYMENT_INFORMATION: "payment details",
      CREDIT_AND_FRAUD: "credit information",
      OTHER_FINANCIAL_INFO: "other financial information",
    },
  },
  location: {
    title: "Location",
    items: { PRECISE_LOCATION: "precise location", COARSE_LOCATION: "approximate location" },
  },
  sensitive: { title: "Sensitive information", items: { SENSITIVE_INFO: "sensitive information" } },
  contacts: { title: "Contacts", items: { CONTACTS: "the contacts on your phone" } },
  content: {
    title: "Content",
    items: {
      EMAILS_OR_TEXT_MESSAGES: "e-mails or text messages",
      PHOTOS_OR_VIDEOS: "photos or videos",
      AUDIO: "audio",
      GAMEPLAY_CONTENT: "gameplay content",
      CUSTOMER_SUPPORT: "what you write to support",
      OTHER_USER_CONTENT: "other content that you make",
    },
  },
  browsing: {
    title: "Browsing history",
    items: { BROWSING_HISTORY: "sites that you visit outside the app" },
  },
  search: { title: "Search history", items: { SEARCH_HISTORY: "searches in the app" } },
  identifiers: { title: "Identifiers", items: { USER_ID: "user ID", DEVICE_ID: "device ID" } },
  purchases: { title: "Purchases", items: { PURCHASE_HISTORY: "purchase history" } },
  usage: {
    title: "Usage data",
    items: {
      PRODUCT_INTERACTION: "how you use the app",
      ADVERTISING_DATA: "advertisements that you saw",
      OTHER_USAGE_DATA: "other usage data",
    },
  },
  diagnostics: {
    title: "Diagnostics",
    items: {
      CRASH_DATA: "crash data",
      PERFORMANCE_DATA: "performance data",
      OTHER_DIAGNOSTIC_DATA: "other diagnostic data",
    },
  },
  surroundings: {
    title: "Surroundings and body",
    items: {
      ENVIRONMENT_SCANNING: "a scan of your surroundings",
      HANDS: "hand movements",
      HEAD: "head movements",
    },
  },
  other: { title: "Other data", items: { OTHER_DATA: "other data" } },
};

const kinds = new Map(
  Object.entries(groups).flatMap(([group, { items }]) =>
    Object.entries(items).map(([category, words]): [string, Kind] => [category, { group, words }]),
  ),
);

const purposeWords: Readonly<Record<string, string>> = {
  APP_FUNCTIONALITY: "to make the app work",
  ANALYTICS: "to learn how it is used",
  PRODUCT_PERSONALIZATION: "to suit it to you",
  DEVELOPERS_ADVERTISING: "to tell you of our own offers",
  THIRD_PARTY_ADVERTISING: "to show advertisements of others",
  OTHER_PURPOSES: "for other purposes",
};

/** Whether a category is one that the stores know. */
export const isDataCategory = (category: string): boolean => kinds.has(category);

/** What a policy says of the data that an app declares: the groups of `legal.collected`, purposes, linked, tracking. */
export interface DataSaid {
  readonly collected: Readonly<Record<string, { readonly title: string; readonly items: readonly string[] }>>;
  /** E.g. `to make the app work and to learn how it is used`. */
  readonly purposes: string;
  /** A sentence, empty if nothing is linked. */
  readonly linked: string;
  /** A sentence, empty if nothing is tracked. */
  readonly tracking: string;
}

export function sayData(uses: readonly DataUse[]): DataSaid {
  const wordsOf = ({ category }: DataUse) =>
    kinds.get(category)?.words ?? category.toLowerCase().replaceAll("_", " ");
  const groupOf = ({ category }: DataUse) => kinds.get(category)?.group ?? "other";
  const collected = Object.entries(groups).flatMap(([key, { title }]) => {
    const items = [...new Set(uses.filter((use) => groupOf(use) === key).map(wordsOf))];
    return items.length > 0 ? [[key, { title, items }] as const] : [];
  });
  const purposes = Object.keys(purposeWords).filter((purpose) =>
    uses.some((use) => use.purposes.includes(purpose)),
  );
  const linked = uses.filter((use) => use.linked).map(wordsOf);
  const tracked = uses.filter((use) => use.tracking).map(wordsOf);
  return {
    collected: Object.fromEntries(collected),
    purposes: listWords(purposes.map((purpose) => purposeWords[purpose] ?? purpose)),
    linked: linked.length > 0 ? `Linked to you: ${listWords([...new Set(linked)])}.` : "",
    tracking:
      tracked.length > 0
        ? `To follow you across other companies’ apps and websites, the app uses: ${listWords([...new Set(tracked)])}.`
        : "",
  };
}

/** `a`, `a and b`, `a, b and c`. */
function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
