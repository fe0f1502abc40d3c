// Writes src/text/language-forms.json: the formats of numbers, money and days in each language, from the Unicode CLDR of this Node. They
// are written down because the machine's data changes with its version. Run this to update to a newer CLDR.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const tags = [
  "ar ar-EG bg bn ca cs da de de-AT de-CH el en en-AU en-CA en-GB en-IE en-IN en-NZ es es-419 es-AR es-MX es-US et fa fi fr",
  "fr-CA fr-CH ga he hi hr hu id is it it-CH ja ko lt lv ms nb nl nl-BE nn pl pt pt-PT ro ru sk sl sr sv th tr uk ur vi",
  "zh zh-Hant zh-HK",
].flatMap((line) => line.split(" "));
const currencies = "AUD BRL CAD CHF CNY DKK EUR GBP HKD INR JPY KRW MXN NOK NZD PLN SEK TRY TWD USD".split(
  " ",
);
/**
 * The suffix of the first day of a month, if the name follows it: `1er mars`. CLDR does not contain it.
 * Source: the Interinstitutional Style Guide of the European Union; for Brazil, the Manual de Redação of its
 * presidency.
 */
const marksOfFirst = { fr: "er", "fr-CA": "er", "fr-CH": "er", it: "º", "it-CH": "º", pt: "º" };
const styles = ["short", "medium", "long"];

const ofTag = (tag) => {
  const locale = `${tag}-u-ca-gregory-nu-latn`;
  const number = (options) => new Intl.NumberFormat(locale, options);
  const sample = number().formatToParts(-1234567.5);
  const part = (type) => sample.find((one) => one.type === type)?.value ?? "";
  const groups = sample.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const own = new Intl.NumberFormat(tag);
  const { numberingSystem } = own.resolvedOptions();
  const digits =
    numberingSystem === "latn"
      ? undefined
      : Array.from({ length: 10 }, (_, digit) => new Intl.NumberFormat(tag).format(digit)).join("");
  const ownPart = (type) => own.formatToParts(-1234567.5).find((one) => one.type === type)?.value;
  return {
    decimal: digits ? ownPart("decimal") : part("decimal"),
    group: digits ? ownPart("group") : part("group"),
    minus: part("minusSign"),
    ...(number().format(1234).length === 4 && { groupsFrom: 5 }),
    ...(groups.at(-2) === 2 && { pairs: true }),
    ...(digits && { digits }),
    percent: number({ style: "percent" })
      .formatToParts(0.5)
      .map(({ type, value }) => (type === "integer" ? "0" : value))
      .join(""),
    money: number({ style: "currency", currency: "EUR" })
      .formatToParts(5)
      .map(({ type, value }) => ({ integer: "0", currency: "¤", decimal: "", fraction: "" })[type] ?? value)
      .join(""),
    symbols: Object.fromEntries(
      currencies
        .map((currency) => [currency, symbolOf(tag, currency)])
        .filter(([one, other]) => one !== other),
    ),
    ...datesOf(tag, locale),
  };
};

const symbolOf = (tag, currency) =>
  new Intl.NumberFormat(tag, { style: "currency", currency })
    .formatToParts(5)
    .find(({ type }) => type === "currency")?.value ?? currency;

function datesOf(tag, locale) {
  const partsOf = (dateStyle, month) =>
    new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" }).formatToParts(
      new Date(Date.UTC(2026, month, 1)),
    );
  const monthsIn = (style) =>
    Array.from(
      { length: 12 },
      (_, month) => partsOf(style, month).find(({ type }) => type === "month")?.value,
    );
  const patterns = styles.map((style) =>
    partsOf(style, 2)
      .map(({ type, value }) => {
        if (type === "year") return value.length === 2 ? "{yy}" : "{y}";
        if (type === "day") return value.length === 2 ? "{dd}" : "{d}";
        if (type === "month") return /^\d+$/.test(value) ? (value.length === 2 ? "{MM}" : "{M}") : "{name}";
        return value;
      })
      .join(""),
  );
  const names = (style) => (/^\d+$/.test(monthsIn(style)[2]) ? undefined : monthsIn(style).join("|"));
  const months = names("long");
  const first = marksOfFirst[tag];
  return {
    days: patterns,
    ...(first && { first }),
    shortMonths: names("medium"),
    months,
    ...monthOf(locale, months),
  };
}

/** A month of a year; some languages use another form of its name than in a day. */
function monthOf(locale, ofDays) {
  const format = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" });
  const partsOf = (month) => format.formatToParts(new Date(Date.UTC(2026, month, 1)));
  const pattern = partsOf(2).map(({ type, value }) => {
    if (type === "year") return "{y}";
    return type === "month" ? (/^\d+$/.test(value) ? "{M}" : "{name}") : value;
  });
  const names = Array.from(
    { length: 12 },
    (_, month) => partsOf(month).find(({ type }) => type === "month")?.value,
  );
  const isNamed = pattern.includes("{name}") && names.join("|") !== ofDays;
  return { month: pattern.join(""), ...(isNamed && { monthNames: names.join("|") }) };
}

const forms = {
  icu: process.versions.icu,
  languages: Object.fromEntries(tags.map((tag) => [tag, ofTag(tag)])),
};
const file = fileURLToPath(new URL("../src/text/language-forms.json", import.meta.url));
const lines = Object.entries(forms.languages).map(
  ([tag, form]) => `    ${JSON.stringify(tag)}: ${JSON.stringify(form)}`,
);
writeFileSync(
  file,
  `{\n  "icu": ${JSON.stringify(forms.icu)},\n  "languages": {\n${lines.join(",\n")}\n  }\n}\n`,
);
