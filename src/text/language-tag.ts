import { orNothing } from "../util/or-nothing.js";

/**
 * Whether a text is a language tag that browsers know: in the form of BCP 47, with an existing language, script and region. Languages of
 * three letters are not checked, since there are thousands.
 */
export function isLanguageTag(value: string): boolean {
  const locale = orNothing(() => new Intl.Locale(value));
  if (!locale) return false;
  const { language, script, region } = locale;
  return (
    (language.length === 3 || isKnown("language", language)) &&
    (script === undefined || isKnown("script", script)) &&
    (region === undefined || isKnown("region", region))
  );
}

type TagPart = "language" | "script" | "region";

/** Parts of tags that certainly exist: from the languages in which the app stores list apps. */
export const usualParts: Readonly<Record<TagPart, readonly string[]>> = {
  language: (
    "ar bg bn ca cs da de el en es et fa fi fil fr he hi hr hu id it ja kk ko lt lv ms nb nl nn no pl pt ro ru sk sl sr " +
    "sv sw ta te th tr uk ur vi zh zu"
  ).split(" "),
  script: ["Cyrl", "Hans", "Hant", "Latn"],
  region: "419 AT AU BE BR CA CH CN DE ES FR GB HK IE IN IT JP KR MX NL NZ PT SE TW US".split(" "),
};

/** For other parts, the names of all languages are loaded, which takes 12 ms: a thirtieth of a small build. */
const isKnown = (type: TagPart, code: string) =>
  usualParts[type].includes(code) ||
  new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;

/** Whether a tag has its usual spelling: `pt-PT`, not `pt-pt`. */
export const isCanonicalTag = (tag: string): boolean => Intl.getCanonicalLocales(tag)[0] === tag;

/**
 * The tag of a language by its name, in English or in the language itself, or by the code of its country: `de` for `German` and `deutsch`,
 * `ja` for `jp`.
 */
export function tagOfLanguage(name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  if (/^[a-z]{2}$/.test(wanted) && !isLanguageTag(wanted) && isKnown("region", wanted.toUpperCase()))
    return new Intl.Locale(`und-${wanted}`).maximize().language;
  return usualParts.language.find((code) =>
    ["en", code].some(
      (reader) =>
        new Intl.DisplayNames(reader, { type: "language" }).of(code)?.toLocaleLowerCase(reader) === wanted,
    ),
  );
}
