import type { LanguageForms } from "./format-in-language.js";
import data from "./language-forms.json" with { type: "json" };

const forms: Readonly<Record<string, LanguageForms>> = data.languages;

/**
 * The formats of a language, by its tag or a more general one: those of `pt-PT` for `pt-PT`, of `en` for `en-JP`. They are written down,
 * so that every machine has the same. Undefined for an unknown language. Source: Unicode CLDR, by scripts/language-forms.mjs.
 */
export function formsOf(tag: string): LanguageForms | undefined {
  const parts = tag.split("-");
  const tries = parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
  const found = tries.find((one) => Object.hasOwn(forms, one));
  return found === undefined ? undefined : forms[found];
}

/** The formats of an unknown language: ISO days, numbers without groups. */
export const neutralForms: LanguageForms = {
  decimal: ".",
  group: "",
  minus: "-",
  percent: "0%",
  money: "¤\u00a00",
  symbols: {},
  days: ["{y}-{MM}-{dd}", "{y}-{MM}-{dd}", "{y}-{MM}-{dd}"],
  month: "{y}-{name}",
};
