import type { LanguageConfig } from "../../model/config/site-config.js";
import type { DataUse } from "../../model/review/app-project.js";
import type { FormIn } from "../../text/address-form.js";
import words from "../../text/app-words.json" with { type: "json" };
import { nearestLanguage } from "../../text/choose-language.js";
import { dataLanguages } from "../../text/data-words.js";
import { nameOfLanguage } from "../../text/language-names.js";
import { sayCategoryIn } from "../category-words.js";
import { sayData } from "./data-words.js";
import { describeApp } from "./describe-app.js";
import type { LanguageFacts } from "./plan-messages.js";

/** The notice above a document in another language, by the language of the page. */
const notes: Readonly<Record<string, { readonly untranslated: string }>> = words;

/** The language whose documents replace missing ones: English, if the site has it. */
export const languageOfDocuments = (tags: readonly string[]): string =>
  tags.find((tag) => /^en\b/.test(tag)) ?? tags[0] ?? "en";

const spokenAs = (tag: string) => nearestLanguage(dataLanguages, tag);

/**
 * The language whose text of a document is binding, named in the text's language: `Englisch`. It is the first language, in which the
 * author thinks, unless the documents are not written in it. Empty on a site with one language. It is
 * written into the config, so that no build depends on this machine's Unicode data.
 */
export function sayBinding(tags: readonly string[], tag = tags[0] ?? "en"): string {
  if (tags.length < 2) return "";
  return nameOf(spokenAs(tags[0] ?? "en") ?? "en", spokenAs(tag) ?? "en");
}

/** The binding language in a new language of a site that names it in its first; undefined if it names none of its languages. */
export function translateBinding(written: unknown, tags: readonly string[], tag: string) {
  if (typeof written !== "string" || written === "" || written === sayBinding(tags))
    return sayBinding(tags, tag);
  const isNamed = (one: string) => written.toLowerCase().includes(nameOf(one, tags[0] ?? "en").toLowerCase());
  const binding = tags.find(isNamed);
  return binding && nameOf(binding, spokenAs(tag) ?? "en");
}

const nameOf = (tag: string, language: string): string =>
  new Intl.DisplayNames(language, { type: "language" }).of(new Intl.Locale(tag).language) ?? tag;

interface LanguageParts {
  readonly name: string;
  readonly formIn: FormIn;
  /** The declarations of the app's own privacy files, if there are any. */
  readonly dataUses: readonly DataUse[] | undefined;
}

/** The languages of a new site for its config. The first one's documents replace missing ones, such as news. */
export function planLanguages(
  languages: readonly LanguageFacts[],
  { name, formIn, dataUses }: LanguageParts,
): (string | LanguageConfig)[] {
  const tags = languages.map(({ tag }) => tag);
  const main = languageOfDocuments(tags);
  return languages.map(({ tag, discovered }, index) => {
    const isSpoken = spokenAs(tag) !== undefined;
    const fallback = tag === main ? undefined : fallbackOf(tag, main);
    const description = index > 0 ? discovered?.description?.value : undefined;
    const subtitle = index > 0 ? discovered?.subtitle?.value : undefined;
    const category = index > 0 ? categoryIn(tag, languages[0]) : undefined;
    const own = index > 0 ? discovered?.name : undefined;
    // The app's label in its code is the same in all languages.
    const isListed = /\/(?:name|title)\.txt|store\.config/.test(own?.origin ?? "");
    const app = {
      ...(isListed && own && own.value !== name && { name: own.value }),
      ...(subtitle !== undefined && { subtitle }),
      ...(description !== undefined && {
        description: describeApp(description, own?.value ?? name, subtitle),
      }),
      ...(category !== undefined && { category }),
    };
    const overrides = {
      ...(Object.keys(app).length > 0 && { app }),
      ...(index > 0 && isSpoken && planLocalFacts(tag, { tags, formIn, dataUses })),
    };
    const spoken = nameToWrite(tag);
    if (!fallback && Object.keys(overrides).length === 0 && spoken === undefined) return tag;
    return {
      tag,
      ...(spoken !== undefined && { name: spoken }),
      ...(fallback && { fallback }),
      ...(Object.keys(overrides).length > 0 && { overrides }),
    };
  });
}

function planLocalFacts(
  tag: string,
  { tags, formIn, dataUses }: Pick<LanguageParts, "formIn" | "dataUses"> & { tags: readonly string[] },
): NonNullable<LanguageConfig["overrides"]> {
  const said = dataUses && sayData(dataUses, { language: tag, form: formIn(tag) });
  const { collected = {}, ...privacy } = said ?? {};
  const shown = Object.entries(privacy).filter(([, text]) => text !== "");
  return {
    ...(Object.keys(collected).length > 0 && {
      legal: { collected: collected as Record<string, { title: string; items: string[] }> },
    }),
    facts: {
      binding: sayBinding(tags, tag),
      ...(shown.length > 0 && { privacy: Object.fromEntries(shown) }),
    },
  };
}

/** The app's category in a further language, if its name differs there. */
function categoryIn(tag: string, first: LanguageFacts | undefined): string | undefined {
  const category = first?.discovered?.category?.value;
  if (category === undefined) return undefined;
  const said = sayCategoryIn(category, tag);
  return said === sayCategoryIn(category, first?.tag ?? "en") ? undefined : said;
}

/** The documents that replace missing ones, with the notice for readers. */
export const fallbackOf = (tag: string, language: string) => ({
  language,
  note: notes[spokenAs(tag) ?? "en"]?.untranslated ?? "",
});

/** The own name of a language that handbill does not know, for the config: no build may depend on this machine's Unicode data. */
export function nameToWrite(tag: string): string | undefined {
  if (nameOfLanguage(tag) !== undefined) return undefined;
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
