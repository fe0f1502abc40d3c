import type { LanguageConfig } from "../model/config/site-config.js";
import { nearestLanguage } from "./choose-language.js";
import { describeApp } from "./describe-app.js";
import type { SpokenLanguage } from "./plan-messages.js";

/** What stands above a document of another language, whichever that is: documents begin in English, and somebody may translate them. */
const notes: Readonly<Record<string, string>> = {
  en: "This document is not there in your language yet.",
  de: "Dieses Dokument gibt es noch nicht auf Deutsch.",
  es: "Este documento todavía no existe en español.",
  fr: "Ce document n’existe pas encore en français.",
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
    const note = notes[nearestLanguage(Object.keys(notes), tag) ?? "en"] ?? "";
    const fallback = tag === documents ? undefined : { language: documents, note };
    const description = index > 0 ? found?.description?.value : undefined;
    const subtitle = index > 0 ? found?.subtitle?.value : undefined;
    const app = {
      ...(subtitle !== undefined && { subtitle }),
      ...(description !== undefined && { description: describeApp(description, name) }),
    };
    const overrides = Object.keys(app).length > 0 ? { app } : undefined;
    if (!fallback && !overrides) return tag;
    return { tag, ...(fallback && { fallback }), ...(overrides && { overrides }) };
  });
}
