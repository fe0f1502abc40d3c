import { orNothing } from "../../util/or-nothing.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { it } from "./it.js";
import { ar, fa, he, ja, ko, zh } from "./partial-words.js";
import { pt } from "./pt.js";
import type { Words } from "./words.js";

const languages: Readonly<Record<string, Words>> = {
  ...{ de, en, es, fr, it, pt },
  ...{ ar, fa, he, ja, ko, zh },
};

/** The words of a language, a BCP 47 tag; undefined for one whose words are not known. */
export function wordsOf(language: string): Words | undefined {
  const bare = language.split("-")[0]?.toLowerCase() ?? "";
  return Object.hasOwn(languages, bare) ? languages[bare] : undefined;
}

/** The words of all known languages, for texts that may appear anywhere. */
export const allWords: readonly Words[] = Object.values(languages);

/** A letter of a script in which words have prefixed articles and prepositions, or no spaces between them. */
const joined =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A pattern that matches at the start of a word, or anywhere in scripts without word boundaries. */
export const wordForm = (source: string): RegExp =>
  new RegExp(joined.test(source) ? source : `(?<![\\p{L}\\p{N}])(?:${source})`, "iu");

/** The English name of a language: `Polish`. */
export function nameOfLanguage(language: string): string {
  return (
    orNothing(() => new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language) ?? language
  );
}
