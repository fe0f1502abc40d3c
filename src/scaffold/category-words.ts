import words from "../text/app-words.json" with { type: "json" };
import { nearestLanguage } from "../text/choose-language.js";

const byLanguage: Readonly<Record<string, { readonly categories: string }>> = words;
const english = words.en.categories.split("|");

/** The name of an App Store category, which Apple's service gives in English, in a language; unchanged if unknown. */
export function sayCategoryIn(category: string, language: string): string {
  const near = nearestLanguage(Object.keys(byLanguage), language) ?? "en";
  return byLanguage[near]?.categories.split("|")[english.indexOf(category)] ?? category;
}
