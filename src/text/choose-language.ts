/**
 * Chooses the language of the texts: the wanted one, otherwise English, otherwise the first, so the order counts. Undefined if there is
 * none.
 */
export function chooseLanguage(there: readonly string[], wanted: string | undefined): string | undefined {
  const near = wanted === undefined ? undefined : nearestLanguage(there, wanted);
  return near ?? nearestLanguage(there, "en-US") ?? there[0];
}

/** The same tag, otherwise the language without a region, otherwise the first of the same language. */
export function nearestLanguage(there: readonly string[], wanted: string): string | undefined {
  return (
    there.find((tag) => tag === wanted) ??
    there.find((tag) => tag === bareOf(wanted)) ??
    there.find((tag) => bareOf(tag) === bareOf(wanted))
  );
}

/** Whether readers of one language can read the other. */
export const isSameLanguage = (one: string, other: string): boolean => bareOf(one) === bareOf(other);

/** `pt` for `pt-BR`; Chinese in its two scripts counts as two languages. */
const bareOf = (tag: string) => {
  const { language, script } = new Intl.Locale(tag).maximize();
  return language === "zh" ? `${language}-${script}` : language;
};

export const isLatin = (tag: string): boolean => new Intl.Locale(tag).maximize().script === "Latn";
