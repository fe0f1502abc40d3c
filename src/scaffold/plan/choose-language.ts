/** The language whose texts are used: the wanted one, else English, else the first, so that the order counts. Undefined if there is none. */
export function chooseLanguage(there: readonly string[], wanted: string | undefined): string | undefined {
  const near = wanted === undefined ? undefined : nearestLanguage(there, wanted);
  return near ?? nearestLanguage(there, "en-US") ?? there[0];
}

/** The same tag, else the language without a region, else the first of the same language. */
export function nearestLanguage(there: readonly string[], wanted: string): string | undefined {
  return (
    there.find((tag) => tag === wanted) ??
    there.find((tag) => tag === bareOf(wanted)) ??
    there.find((tag) => bareOf(tag) === bareOf(wanted))
  );
}

/** Whether people who read one of two languages read the other. */
export const isSameLanguage = (one: string, other: string): boolean => bareOf(one) === bareOf(other);

/** `pt` of `pt-BR`; Chinese in its two scripts is two languages. */
const bareOf = (tag: string) => {
  const { language, script } = new Intl.Locale(tag).maximize();
  return language === "zh" ? `${language}-${script}` : language;
};

/** Whether a language is written in Latin letters. */
export const isLatin = (tag: string): boolean => new Intl.Locale(tag).maximize().script === "Latn";
