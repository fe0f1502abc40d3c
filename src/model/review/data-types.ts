/** Apple's kinds of collected data: fastlane's name of each, and the name in privacy manifests without its prefix. */
export const dataTypes: Readonly<Record<string, string>> = {
  NAME: "Name",
  EMAIL_ADDRESS: "EmailAddress",
  PHONE_NUMBER: "PhoneNumber",
  PHYSICAL_ADDRESS: "PhysicalAddress",
  OTHER_CONTACT_INFO: "OtherUserContactInfo",
  HEALTH: "Health",
  FITNESS: "Fitness",
  PAYMENT_INFORMATION: "PaymentInfo",
  CREDIT_AND_FRAUD: "CreditInfo",
  OTHER_FINANCIAL_INFO: "OtherFinancialInfo",
  PRECISE_LOCATION: "PreciseLocation",
  COARSE_LOCATION: "CoarseLocation",
  SENSITIVE_INFO: "SensitiveInfo",
  CONTACTS: "Contacts",
  EMAILS_OR_TEXT_MESSAGES: "EmailsOrTextMessages",
  PHOTOS_OR_VIDEOS: "PhotosorVideos",
  AUDIO: "AudioData",
  GAMEPLAY_CONTENT: "GameplayContent",
  CUSTOMER_SUPPORT: "CustomerSupport",
  OTHER_USER_CONTENT: "OtherUserContent",
  BROWSING_HISTORY: "BrowsingHistory",
  SEARCH_HISTORY: "SearchHistory",
  USER_ID: "UserID",
  DEVICE_ID: "DeviceID",
  PURCHASE_HISTORY: "PurchaseHistory",
  PRODUCT_INTERACTION: "ProductInteraction",
  ADVERTISING_DATA: "AdvertisingData",
  OTHER_USAGE_DATA: "OtherUsageData",
  CRASH_DATA: "CrashData",
  PERFORMANCE_DATA: "PerformanceData",
  OTHER_DIAGNOSTIC_DATA: "OtherDiagnosticData",
  OTHER_DATA: "OtherDataTypes",
};

/** Kinds that only a manifest can name. */
export const manifestOnlyTypes: readonly string[] = ["EnvironmentScanning", "Hands", "Head"];

/** The purposes of collected data, in the same form. */
export const purposes: Readonly<Record<string, string>> = {
  THIRD_PARTY_ADVERTISING: "ThirdPartyAdvertising",
  DEVELOPERS_ADVERTISING: "DeveloperAdvertising",
  ANALYTICS: "Analytics",
  PRODUCT_PERSONALIZATION: "ProductPersonalization",
  APP_FUNCTIONALITY: "AppFunctionality",
  OTHER_PURPOSES: "Other",
};

/** The name of a manifest-only kind of data in the form of the others: `EnvironmentScanning` is `ENVIRONMENT_SCANNING`. */
export function categoryOf(type: string): string {
  return type.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
}
