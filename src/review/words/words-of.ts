import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { it } from "./it.js";
import { pt } from "./pt.js";
import type { Words } from "./words.js";

const languages: Readonly<Record<string, Words>> = { de, en, es, fr, it, pt };

/** The words of a language, a BCP 47 tag; undefined for one whose words are not known. */
export function wordsOf(language: string): Words | undefined {
  const bare = language.split("-")[0]?.toLowerCase() ?? "";
  return Object.hasOwn(languages, bare) ? languages[bare] : undefined;
}

/** The words of all languages that are known: for what is looked for wherever it may stand. */
export const allWords: readonly Words[] = Object.values(languages);

/** A form that begins where a word does, in any script. */
export const wordForm = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})`, "iu");

/** The language's own name in English: `Polish`. */
export function nameOfLanguage(language: string): string {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
  } catch {
    return language;
  }
}
