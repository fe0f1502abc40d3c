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
