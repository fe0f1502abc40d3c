import type { Json } from "../model/json.js";
import { type AddressForm, inForm } from "../text/address-form.js";
import { nearestLanguage } from "../text/choose-language.js";
import { type DataWords, dataLanguages, dataWords } from "../text/data-words.js";
import { formatList } from "../text/list-form.js";

interface Translation {
  readonly first: string;
  readonly tag: string;
  readonly form: AddressForm;
}

/** A config's texts about data: `legal.collected`, and `purposes`, `linked` and `tracking` of `facts.privacy`. */
export interface SaidOfData {
  readonly collected: Json | undefined;
  readonly privacy: Json | undefined;
}

type Overrides = Readonly<Record<string, { readonly [key: string]: Json }>>;

/** Translates those of the texts that `init` wrote, as overrides. The author's own texts are left out. */
export function translateData(
  { collected, privacy }: SaidOfData,
  { first, tag, form }: Translation,
): Overrides {
  const [from, to] = [first, tag].map((language) => nearestLanguage(dataLanguages, language));
  if (from === undefined || to === undefined || from === to) return {};
  const own = (["formal", "familiar"] as const).map((one) => inOneForm(dataWords(from), one));
  const wanted = inOneForm(dataWords(to), form);
  const groups = own
    .map((words) => translateGroups(collected, words, wanted))
    .find((one) => one !== undefined);
  const told = (["purposes", "linked", "tracking"] as const).flatMap((key) => {
    const text = entryOf(privacy, key);
    if (typeof text !== "string" || text === "") return [];
    const said = own.map((words) => translateText(text, key, { words, from, wanted, to })).find(Boolean);
    return said === undefined ? [] : [[key, said] as const];
  });
  return {
    ...(groups && { legal: { collected: groups } }),
    ...(told.length > 0 && { facts: { privacy: Object.fromEntries(told) } }),
  };
}

/** `legal.collected`, if all its texts are known. */
function translateGroups(collected: Json | undefined, own: DataWords, wanted: DataWords): Json | undefined {
  const groups = Object.entries(collected ?? {}).map(
    ([key, group]: [string, Json]): [string, Json] | undefined => {
      const items = entryOf(group, "items");
      const kinds = Array.isArray(items) ? items.map((item) => nameOf(own.kinds, item)) : [undefined];
      const title = wanted.titles.get(key);
      if (title === undefined || own.titles.get(key) !== entryOf(group, "title")) return undefined;
      if (kinds.includes(undefined)) return undefined;
      return [key, { title, items: kinds.map((kind) => wanted.kinds.get(kind ?? "") ?? "") }];
    },
  );
  const known = groups.filter((group) => group !== undefined);
  return known.length > 0 && known.length === groups.length ? Object.fromEntries(known) : undefined;
}

interface TextContext {
  readonly words: DataWords;
  readonly from: string;
  readonly wanted: DataWords;
  readonly to: string;
}

function translateText(
  text: string,
  key: "purposes" | "linked" | "tracking",
  { words, from, wanted, to }: TextContext,
): string | undefined {
  const sentence = (all: DataWords) => (key === "purposes" ? "{list}" : all[key]);
  const named = (all: DataWords) => (key === "purposes" ? all.purposes : all.kinds);
  const [before = "", after = ""] = sentence(words).split("{list}");
  if (!text.startsWith(before) || !text.endsWith(after)) return undefined;
  const names = namesIn(text.slice(before.length, text.length - after.length), named(words), from);
  const said = names?.map((name) => named(wanted).get(name) ?? name);
  return said && sentence(wanted).replace("{list}", () => formatList(said, to));
}

/** The names in a list of words, if it contains nothing else. */
function namesIn(list: string, words: ReadonlyMap<string, string>, language: string): string[] | undefined {
  let rest = list;
  const found: { at: number; name: string }[] = [];
  // A longer text may contain another.
  for (const [name, text] of [...words].sort(([, one], [, other]) => other.length - one.length)) {
    const at = rest.indexOf(text);
    if (at < 0) continue;
    found.push({ at, name });
    rest = rest.slice(0, at) + "\0".repeat(text.length) + rest.slice(at + text.length);
  }
  const names = found.sort((one, other) => one.at - other.at).map(({ name }) => name);
  const whole = formatList(
    names.map((name) => words.get(name) ?? ""),
    language,
  );
  return whole === list ? names : undefined;
}

function inOneForm({ titles, kinds, purposes, linked, tracking }: DataWords, form: AddressForm): DataWords {
  const each = (words: ReadonlyMap<string, string>) =>
    new Map([...words].map(([name, text]) => [name, inForm(text, form)]));
  return {
    titles: each(titles),
    kinds: each(kinds),
    purposes: each(purposes),
    linked: inForm(linked, form),
    tracking: inForm(tracking, form),
  };
}

const nameOf = (words: ReadonlyMap<string, string>, text: Json): string | undefined =>
  [...words].find(([, one]) => one === text)?.[0];

const entryOf = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? (Reflect.get(value, key) as Json)
    : undefined;
