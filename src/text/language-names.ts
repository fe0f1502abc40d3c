import languages from "./languages.json" with { type: "json" };

interface KnownLanguage {
  readonly name?: string;
  /** The one that link previews assume if the tag has none. */
  readonly region?: string;
  /** The word before the last item of a list. */
  readonly and?: string;
}

/**
 * Written down, because the machine's data changes with its version. Source: Unicode CLDR, names, likely subtags and list patterns.
 */
export const knownLanguages: ReadonlyMap<string, KnownLanguage> = new Map(Object.entries(languages));

const entryOf = (tag: string) =>
  knownLanguages.get(tag) ?? knownLanguages.get(tag.split("-").slice(0, 2).join("-"));

/** A language's own name, by its tag or the tag without its region; undefined if unknown. */
export function nameOfLanguage(tag: string): string | undefined {
  return (entryOf(tag) ?? knownLanguages.get(tag.split("-")[0] ?? ""))?.name;
}

/** The `og:locale` of a language: `pt_PT`; undefined if neither its tag nor its language has a region. Source: ogp.me. */
export function ogLocaleOf(tag: string): string | undefined {
  const [language = "", ...parts] = tag.split("-");
  const named = parts.find((part) => /^([A-Z]{2}|\d{3})$/.test(part));
  const region = named ?? (entryOf(tag) ?? knownLanguages.get(language))?.region;
  return region === undefined ? undefined : `${language}_${region}`;
}
