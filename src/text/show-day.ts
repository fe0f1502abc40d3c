import { formatDay, type LanguageForms } from "./format-in-language.js";

/** An ISO day as pages show it: `2025-08-17` → `2025/08/17`, or in the words of a language if its formats are given. */
export function showDay(day: string, forms?: LanguageForms): string {
  return forms === undefined ? day.replaceAll("-", "/") : formatDay(day, "long", forms);
}
