/**
 * Whether a text is a language tag that browsers know: of the form of BCP 47, with a language, script and region that
 * exist. A language of three letters is believed, since there are thousands.
 */
export function isLanguageTag(value: string): boolean {
  try {
    if (Intl.getCanonicalLocales(value).length !== 1) return false;
    const { language, script, region } = new Intl.Locale(value);
    return (
      (language.length === 3 || isKnown("language", language)) &&
      (script === undefined || isKnown("script", script)) &&
      (region === undefined || isKnown("region", region))
    );
  } catch {
    return false;
  }
}

const isKnown = (type: "language" | "script" | "region", code: string) =>
  new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;

/** Whether a tag is written as everybody writes it: `pt-PT`, not `pt-pt`. */
export const isCanonicalTag = (tag: string): boolean => Intl.getCanonicalLocales(tag)[0] === tag;
