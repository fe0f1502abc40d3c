import words from "../text/app-words.json" with { type: "json" };
import { nearestLanguage } from "../text/choose-language.js";

const byLanguage: Readonly<Record<string, { readonly categories: string }>> = words;
const lists = Object.values(byLanguage).map(({ categories }) => categories.split("|"));

/** The name of an App Store category in another language; unchanged if unknown. Apple's service gives it in English. */
export function sayCategoryIn(category: string, language: string): string {
  const near = nearestLanguage(Object.keys(byLanguage), language) ?? "en";
  const index = lists.map((names) => names.indexOf(category)).find((found) => found >= 0);
  return byLanguage[near]?.categories.split("|")[index ?? -1] ?? category;
}
