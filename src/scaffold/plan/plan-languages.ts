import type { LanguageConfig } from "../../model/config/site-config.js";
import { nameOfLanguage } from "../../text/language-names.js";
import { sayCategoryIn } from "../category-words.js";
import { nearestLanguage } from "./choose-language.js";
import { describeApp } from "./describe-app.js";
import type { SpokenLanguage } from "./plan-messages.js";

/** What stands above a document of another language, whichever that is: documents begin in English, and somebody may translate them. */
const notes: Readonly<Record<string, string>> = {
  en: "This document is not there in your language yet.",
  ar: "هذا المستند غير متوفّر باللغة العربية بعد.",
  de: "Dieses Dokument gibt es noch nicht auf Deutsch.",
  es: "Este documento todavía no existe en español.",
  fr: "Ce document n’existe pas encore en français.",
  fa: "این سند هنوز به فارسی موجود نیست.",
  he: "המסמך הזה עדיין לא קיים בעברית.",
  it: "Questo documento non esiste ancora in italiano.",
  ja: "この文書の日本語版は、まだありません。",
  ko: "이 문서의 한국어판은 아직 없습니다.",
  pt: "Este documento ainda não existe em português.",
  "zh-Hans": "本文件目前还没有中文版。",
};

/** The language of the documents that a new site begins with: English, if it speaks English. */
export const languageOfDocuments = (languages: readonly SpokenLanguage[]): string =>
  (languages.find(({ tag }) => /^en\b/.test(tag)) ?? languages[0])?.tag ?? "en";

/** The languages of a new site as its config names them; those without documents show the English ones. */
export function planLanguages(
  languages: readonly SpokenLanguage[],
  name: string,
): (string | LanguageConfig)[] {
  const documents = languageOfDocuments(languages);
  return languages.map(({ tag, found }, index) => {
    const fallback = tag === documents ? undefined : fallbackOf(tag, documents);
    const description = index > 0 ? found?.description?.value : undefined;
    const subtitle = index > 0 ? found?.subtitle?.value : undefined;
    const category = index > 0 ? categoryIn(tag, languages[0]) : undefined;
    const app = {
      ...(subtitle !== undefined && { subtitle }),
      ...(description !== undefined && { description: describeApp(description, name) }),
      ...(category !== undefined && { category }),
    };
    const overrides = Object.keys(app).length > 0 ? { app } : undefined;
    const own = nameToWrite(tag);
    if (!fallback && !overrides && own === undefined) return tag;
    return {
      tag,
      ...(own !== undefined && { name: own }),
      ...(fallback && { fallback }),
      ...(overrides && { overrides }),
    };
  });
}

/** The app's category in a further language, if it has another name there. */
function categoryIn(tag: string, first: SpokenLanguage | undefined): string | undefined {
  const category = first?.found?.category?.value;
  if (category === undefined) return undefined;
  const said = sayCategoryIn(category, tag);
  return said === sayCategoryIn(category, first?.tag ?? "en") ? undefined : said;
}

/** What stands in for the documents that a language lacks, with what its readers are told. */
export const fallbackOf = (tag: string, language: string) => ({
  language,
  note: notes[nearestLanguage(Object.keys(notes), tag) ?? "en"] ?? "",
});

/**
 * What a language calls itself, where handbill does not know it: as this machine's Unicode data has it. It is written into the
 * config, so that no build depends on it.
 */
export function nameToWrite(tag: string): string | undefined {
  if (nameOfLanguage(tag) !== undefined) return undefined;
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
