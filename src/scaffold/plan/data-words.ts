import type { DataUse } from "../../model/review/app-project.js";
import { type AddressForm, inForm } from "../../text/address-form.js";
import { nearestLanguage } from "../../text/choose-language.js";
import { dataGroups, dataPurposes } from "../../text/data-kinds.js";
import { dataLanguages, dataWords } from "../../text/data-words.js";
import { formatList } from "../../text/list-form.js";

const known = new Map(
  Object.entries(dataGroups).flatMap(([group, kinds]) => kinds.map((kind) => [kind, group] as const)),
);

/** A policy's texts about the data that an app declares: the groups of `legal.collected`, purposes, linked, tracking. */
export interface DataTexts {
  readonly collected: Readonly<Record<string, { readonly title: string; readonly items: readonly string[] }>>;
  /** E.g. `to make the app work and to understand how it is used`. */
  readonly purposes: string;
  /** A sentence, empty if nothing is linked. */
  readonly linked: string;
  /** A sentence, empty if nothing is tracked. */
  readonly tracking: string;
}

/** Says in the language of the site's pages what an app collects; in English without texts in that language. */
export function sayData(
  uses: readonly DataUse[],
  { language, form }: { readonly language: string; readonly form: AddressForm },
): DataTexts {
  const own = nearestLanguage(dataLanguages, language) ?? "en";
  const words = dataWords(own);
  const say = (text: string) => inForm(text, form);
  const wordsOf = ({ category }: DataUse) =>
    say(words.kinds.get(category) ?? category.toLowerCase().replaceAll("_", " "));
  const groupOf = ({ category }: DataUse) => known.get(category) ?? "other";
  const collected = Object.keys(dataGroups).flatMap((key) => {
    const items = [...new Set(uses.filter((use) => groupOf(use) === key).map(wordsOf))];
    return items.length > 0 ? [[key, { title: words.titles.get(key) ?? key, items }] as const] : [];
  });
  const purposes = dataPurposes.filter((purpose) => uses.some((use) => use.purposes.includes(purpose)));
  const sentence = (text: string, named: readonly DataUse[]) =>
    named.length > 0 ? say(text).replace("{list}", formatList([...new Set(named.map(wordsOf))], own)) : "";
  return {
    collected: Object.fromEntries(collected),
    purposes: formatList(
      purposes.map((purpose) => words.purposes.get(purpose) ?? purpose),
      own,
    ),
    linked: sentence(
      words.linked,
      uses.filter((use) => use.linked),
    ),
    tracking: sentence(
      words.tracking,
      uses.filter((use) => use.tracking),
    ),
  };
}
