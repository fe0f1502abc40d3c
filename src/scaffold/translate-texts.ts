import { isDeepStrictEqual } from "node:util";
import type { Json } from "../model/json.js";
import type { DataUse } from "../model/review/app-project.js";
import { type AddressForm, inForm } from "../text/address-form.js";
import { nearestLanguage } from "../text/choose-language.js";
import { dataLanguages, dataWords } from "../text/data-words.js";
import { isObject } from "../util/is-object.js";
import { valueAt } from "../util/value-at.js";
import { type DataTexts, sayData } from "./plan/data-words.js";

/** Translates those texts of `legal.collected` and `facts.privacy` that `init` wrote, as overrides. The author's own are left out. */
export function translateData(
  { collected, privacy }: Readonly<Record<"collected" | "privacy", Json | undefined>>,
  { first, tag, form }: { first: string; tag: string; form: AddressForm },
): Readonly<Record<string, { readonly [key: string]: Json }>> {
  const [from, to] = [first, tag].map((language) => nearestLanguage(dataLanguages, language));
  if (from === undefined || to === undefined || from === to) return {};
  /** Translates a text if it equals, word for word, the text that `init` writes for the data that it names. */
  const translate = (key: keyof DataTexts, text: Json | undefined): [string, Json][] => {
    if (!text) return [];
    for (const own of ["formal", "familiar"] as const) {
      const uses = usesIn(text, from, own);
      if (isDeepStrictEqual(sayData(uses, { language: from, form: own })[key], text))
        return [[key, sayData(uses, { language: to, form })[key] as Json]];
    }
    return [];
  };
  const groups = Object.entries(isObject(collected) ? collected : {}).flatMap(([key, group]) =>
    translate("collected", { [key]: group }).map(([, said]) => said as object),
  );
  const sentences = (["purposes", "linked", "tracking"] as const).flatMap((key) =>
    translate(key, entryOf(privacy, key)),
  );
  return {
    ...(groups.length > 0 && { legal: { collected: Object.assign({}, ...groups) as Json } }),
    ...(sentences.length > 0 && { facts: { privacy: Object.fromEntries(sentences) } }),
  };
}

/** The kinds of data that a text names, in its order; each is listed for all purposes in the text. */
function usesIn(text: Json, language: string, form: AddressForm): DataUse[] {
  const words = dataWords(language);
  const groups = typeof text === "string" ? [text] : Object.values(text ?? {});
  const lists = groups.map((group) => JSON.stringify(entryOf(group, "items") ?? group));
  const named = (names: ReadonlyMap<string, string>) => lists.flatMap((list) => namesIn(list, names, form));
  const purposes = named(words.purposes);
  const kinds = named(words.kinds);
  return (kinds.length > 0 ? kinds : [""]).map((category) => ({
    category,
    purposes,
    linked: category !== "",
    tracking: category !== "",
  }));
}

function namesIn(list: string, words: ReadonlyMap<string, string>, form: AddressForm): string[] {
  let rest = list;
  const found: { at: number; name: string }[] = [];
  const written = [...words].map(([name, word]) => [name, inForm(word, form)] as const);
  // A longer text may contain another.
  for (const [name, word] of written.sort(([, one], [, other]) => other.length - one.length)) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    found.push({ at, name });
    rest = rest.slice(0, at) + "\0".repeat(word.length) + rest.slice(at + word.length);
  }
  return found.sort((one, other) => one.at - other.at).map(({ name }) => name);
}

type StarterWords = Readonly<Record<"first" | "wanted", Json | undefined>>;

export interface TranslatedMessages {
  readonly messages: Json;
  /** Key paths of texts that are still in the first language. */
  readonly left: readonly string[];
}

/** Translates those of a site's messages that are still the starter's; all others stay unchanged. */
export function translateMessages(own: Json, starter: StarterWords): TranslatedMessages {
  const left: string[] = [];
  return { messages: translate(own, starter, ""), left };

  function translate(value: Json, { first, wanted }: StarterWords, path: string): Json {
    if (isObject(value)) {
      const entries = Object.entries(value).map(([key, inner]): [string, Json] => {
        const below = { first: entryOf(first, key), wanted: entryOf(wanted, key) };
        return [key, translate(inner, below, path === "" ? key : `${path}.${key}`)];
      });
      return Object.fromEntries(entries);
    }
    if (wanted !== undefined && JSON.stringify(value) === JSON.stringify(first)) return wanted;
    if (hasWords(value)) left.push(path);
    return value;
  }
}

const hasWords = (value: Json): boolean =>
  typeof value === "string"
    ? value !== ""
    : Object.values(value ?? {}).some((inner: Json) => hasWords(inner));

const entryOf = (value: Json | undefined, key: string) => valueAt(value, [key]) as Json | undefined;
