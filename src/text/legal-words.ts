import byLanguage from "./legal-words.json" with { type: "json" };

/** handbill's texts on the pages of versions, in one language. `{…}` is replaced by a day, a title or a list. */
export type LegalWords = typeof byLanguage.en;

const known: Readonly<Record<string, LegalWords>> = byLanguage;

/** The texts for a language, and the language they are in: handbill's, or the site's `own`, or English ones. */
export function legalWords(
  language: string,
  own?: Readonly<Record<string, string>>,
): { words: LegalWords; language: string } {
  const primary = language.split("-")[0]?.toLowerCase() ?? "";
  // Chinese uses other characters in Taiwan, Hong Kong and Macau.
  const isOther = /^zh-(hant|tw|hk|mo)/i.test(language) || !Object.hasOwn(known, primary);
  const words = isOther ? (own as LegalWords | undefined) : known[primary];
  return words ? { words, language } : { words: byLanguage.en, language: "en" };
}

/** Inserts days and names in a sentence. */
export const fillIn = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
