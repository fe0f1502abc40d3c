/** Questions for the author of a new site, by the config key for the answer. */
const questions: Readonly<Record<string, string>> = {
  url: "the URL where you will publish the site",
  stores:
    "the app in the stores: npx handbill import --app-store <url> --google-play <url>; before the launch, set expected, and signUp to show a button",
  "stores.appStore.url":
    "its App Store URL: npx handbill import --app-store <url>; before the launch, set expected, and signUp to show a button",
  "stores.googlePlay.url":
    "its Google Play URL: npx handbill import --google-play <url>; before the launch, set expected, and signUp to show a button",
  "app.name": "the name of the app",
  "app.description": "the app in one sentence",
  "publisher.name": "your name or your company's, as in the stores",
  "publisher.email": "your email address for users",
  "publisher.address": "your postal address",
  "publisher.phone": "your phone number for users",
  icon: "the app's icon, a file in public/; then delete public/placeholder-icon.svg",
  cards:
    "link previews need a font with the letters of your languages; delete this key from placeholders, and the build names a package to install",
  "legal.minimumAge": "the minimum age of users",
  "legal.governingLaw":
    "the law that governs the terms, such as “the law of Portugal”; without it, they name none",
  "legal.collected":
    "the data that the app collects; if none, set facts.privacy.collectsNothing: true, and delete purposes, thirdParties, security and retention from placeholders, too",
  "facts.privacy.accounts": "true if people create accounts in the app",
  "facts.privacy.noTracking":
    "true if the app does not track people across other companies’ apps and websites, and you sell no data about them",
  "facts.privacy.purposes": "what you use the data for, such as “to sync notes between devices”",
  "facts.privacy.thirdParties":
    "the companies that process data for you, such as “Sentry (crash reports)”; if they are in other countries, write transfers too",
  "facts.privacy.partners":
    "the companies that also use data for purposes of their own, such as “Google AdMob (advertising)”",
  "facts.privacy.security": "how you protect data, such as “encrypted in transit with TLS”",
  "facts.privacy.retention": "how long you keep data, such as “while your account exists”",
  "facts.deletion":
    "if there are accounts: the steps to delete one in the app, the days until its data is erased, and what you keep",
  "facts.accessibility.standard": "the accessibility standard that the app meets",
  "facts.security.days": "the number of days in which you answer a vulnerability report",
  "facts.terms.subscriptions": "true if the app sells subscriptions",
};

export const listQuestions = (keys: readonly string[]): [key: string, question: string][] =>
  [...new Set(keys.map((key) => key.replace(/^facts\.deletion\..*/, "facts.deletion")))].map((key) => [
    key,
    questions[key] ?? "",
  ]);
