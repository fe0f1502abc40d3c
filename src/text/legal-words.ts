import { ar } from "./legal-words/ar.js";
import { de } from "./legal-words/de.js";
import { en } from "./legal-words/en.js";
import { es } from "./legal-words/es.js";
import { fa } from "./legal-words/fa.js";
import { fr } from "./legal-words/fr.js";
import { he } from "./legal-words/he.js";
import { it } from "./legal-words/it.js";
import { ja } from "./legal-words/ja.js";
import { ko } from "./legal-words/ko.js";
import { pt } from "./legal-words/pt.js";
import type { LegalWords } from "./legal-words/words.js";
import { zh } from "./legal-words/zh.js";

const byLanguage: Readonly<Record<string, LegalWords>> = {
  ...{ ar, de, en, es, fa, fr },
  ...{ he, it, ja, ko, pt, zh },
};

/** The texts for a language, and the language they are in: English if there are none. */
export function legalWords(language: string): { words: LegalWords; language: string } {
  const primary = language.split("-")[0]?.toLowerCase() ?? "";
  // Chinese uses other characters in Taiwan, Hong Kong and Macau.
  const words = /^zh-(hant|tw|hk|mo)/i.test(language) ? undefined : byLanguage[primary];
  return words ? { words, language } : { words: en, language: "en" };
}

/** Inserts days and names in a sentence. */
export const fillIn = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
