/** What the maker of a new site is asked for, by the key of the config that takes the answer. */
const questions: Readonly<Record<string, string>> = {
  url: "where the site will be",
  stores:
    "where people get the app: handbill import --app-store <address> --google-play <address>; before the launch, expected or signUp",
  "app.name": "what the app is called",
  "app.description": "what the app is, in one sentence",
  "publisher.email": "where people write to you",
  icon: "the app's icon, a file in public/",
  "legal.minimumAge": "from which age on the app is meant to be used",
  "legal.collected": "what the app collects; or write facts.privacy.collectsNothing: true",
  "facts.privacy.accounts": "do people make accounts in the app?",
  "facts.privacy.noTracking":
    "does the app leave people alone in other companies’ apps and on their websites?",
  "facts.privacy.thirdParties": "who else receives data, such as a service for crash reports",
  "facts.privacy.security": "how data is protected",
  "facts.privacy.retention": "how long data is kept",
  "facts.deletion.days": "within how many days a deleted account is gone",
  "facts.terms.subscriptions": "does the app sell subscriptions?",
};

/** Each key with its question. */
export function listQuestions(keys: readonly string[]): [key: string, question: string][] {
  return keys.map((key) => [key, questionOf(key)]);
}

function questionOf(key: string): string {
  if (key === "stores.appStore.url")
    return "the app's address in the App Store: handbill import --app-store <address>; before the launch, expected or signUp";
  if (key === "stores.googlePlay.url")
    return "the app's address on Google Play: handbill import --google-play <address>; before the launch, expected or signUp";
  return questions[key] ?? "";
}
