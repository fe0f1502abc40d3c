import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Json } from "../model/json.js";
import type { DataUse } from "../model/review/app-project.js";
import { type AddressForm, inForm } from "../text/address-form.js";
import { nearestLanguage } from "../text/choose-language.js";
import { dataLanguages, dataWords } from "../text/data-words.js";
import { isObject } from "../util/is-object.js";
import { valueAt } from "../util/value-at.js";
import { type DataTexts, sayData } from "./plan/data-words.js";
import { pageKinds } from "./plan/page-kinds.js";
import { documentsIn, inEnglish, placeIn } from "./plan/plan-documents.js";
import type { ProjectFiles } from "./write-project.js";

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

/** The targets of links within the site. Renaming a page changes them, and nothing else. */
const target = /(?<=\]\()\/[^)\s]*/g;
const withoutTargets = (text: string) => text.replaceAll("\r\n", "\n").replace(target, "");
const targetsIn = (text: string) => [...text.matchAll(target)].map(String);

type Document = readonly [file: string, text: string];

/** The starter's document that a changed one was: at least half of its lines are still there. */
function nearest(text: string, known: readonly Document[]): Document | undefined {
  const lines = new Set(text.split("\n"));
  const shareOf = ([, own]: Document) => {
    const written = withoutTargets(own)
      .split("\n")
      .filter((line) => line !== "");
    return written.filter((line) => lines.has(line)).length / written.length;
  };
  const shares = new Map(known.map((document) => [document, shareOf(document)]));
  return known
    .toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))
    .find((one) => (shares.get(one) ?? 0) >= 0.5);
}

/** Translates documents that are still the starter's. For a legal document that was changed, the starter's translation is a draft. */
export function translateDocuments(
  texts: ReadonlyMap<string, string>,
  { base, tag, starter, form }: { base: string; tag: string; starter: ProjectFiles; form: AddressForm },
): [file: string, text: string][] {
  const wanted = documentsIn(starter, tag, { form, kinds: pageKinds });
  if (!wanted) return [];
  const forms = ["formal", "familiar"] as const;
  const known = [
    ...forms.map((one) => documentsIn(starter, base, { form: one, kinds: pageKinds })),
    inEnglish(starter, pageKinds),
  ].flatMap((documents) => documents ?? []);
  return [...texts].flatMap(([file, text]): [string, string][] => {
    const plain = withoutTargets(text);
    const isSame = ([name, own]: readonly [string, string]) =>
      posix.dirname(name) === posix.dirname(file) && withoutTargets(own) === plain;
    // A renamed document has another file.
    const all = known.flatMap((documents) => [...documents]);
    const named = file.replace(/\/_([^/]+)$/, "/$1");
    const same = all.find(isSame);
    const near = all.filter(([name]) => name === named || !wanted.has(named));
    const [key, original] = same ?? nearest(plain, near) ?? [named, ""];
    const own = wanted.get(key);
    const place = placeIn(file, tag);
    if (own === undefined || !(same || file.startsWith("legal/"))) return [];
    const [here, there] = [targetsIn(text), targetsIn(original)];
    const moved = new Map(here.length === there.length ? there.map((to, index) => [to, here[index]]) : []);
    const said = own.replace(target, (to) => moved.get(to) ?? to);
    return [[same ? place : place.replace(/\/_?([^/]+)$/, "/_$1"), said]];
  });
}
