import type { Json, JsonObject } from "../model/json.js";

/** The starter's messages in two languages, for translating texts. */
export interface StarterWords {
  readonly first: Json | undefined;
  readonly wanted: Json | undefined;
}

export interface TranslatedMessages {
  readonly messages: Json;
  /** Key paths of texts that are still in the first language. */
  readonly left: readonly string[];
}

/**
 * Translates a site's messages: those that are the starter's become the starter's in the other language, and all others stay unchanged.
 */
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

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const entryOf = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
