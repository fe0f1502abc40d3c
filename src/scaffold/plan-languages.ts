import type { LanguageConfig } from "../core/site-config.js";
import { nearestLanguage } from "./choose-language.js";
import { describeApp } from "./describe-app.js";
import type { SpokenLanguage } from "./plan-messages.js";

/** What stands above a document that is there in English only. */
const notes: Readonly<Record<string, string>> = {
  en: "This document is not there in your language yet.",
  de: "Dieses Dokument gibt es bisher nur auf Englisch.",
  es: "Por ahora este documento solo existe en inglés.",
  fr: "Ce document n’existe pour l’instant qu’en anglais.",
  it: "Per ora questo documento esiste solo in inglese.",
  ja: "この文書は、現在英語版のみです。",
  ko: "이 문서는 아직 영어로만 제공됩니다.",
  "pt-BR": "Por enquanto este documento só existe em inglês.",
  "pt-PT": "Este documento ainda só existe em inglês.",
  "zh-Hans": "本文件目前只有英文版。",
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
