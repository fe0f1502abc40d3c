/**
 * Each language's own name, and the region that link previews assume if its tag has none. Written down, because the machine's data
 * changes with its version. Source: Unicode CLDR, names and likely subtags.
 */
const known: Readonly<Record<string, readonly [name: string, region: string]>> = {
  ar: ["العربية", "AR"],
  bg: ["Български", "BG"],
  bn: ["বাংলা", "BD"],
  ca: ["Català", "ES"],
  cs: ["Čeština", "CZ"],
  da: ["Dansk", "DK"],
  de: ["Deutsch", "DE"],
  el: ["Ελληνικά", "GR"],
  en: ["English", "US"],
  es: ["Español", "ES"],
  et: ["Eesti", "EE"],
  fa: ["فارسی", "IR"],
  fi: ["Suomi", "FI"],
  fr: ["Français", "FR"],
  ga: ["Gaeilge", "IE"],
  he: ["עברית", "IL"],
  hi: ["हिन्दी", "IN"],
  hr: ["Hrvatski", "HR"],
  hu: ["Magyar", "HU"],
  id: ["Indonesia", "ID"],
  is: ["Íslenska", "IS"],
  it: ["Italiano", "IT"],
  ja: ["日本語", "JP"],
  ko: ["한국어", "KR"],
  lt: ["Lietuvių", "LT"],
  lv: ["Latviešu", "LV"],
  ms: ["Melayu", "MY"],
  nb: ["Norsk bokmål", "NO"],
  nl: ["Nederlands", "NL"],
  nn: ["Norsk nynorsk", "NO"],
  pl: ["Polski", "PL"],
  pt: ["Português", "BR"],
  "pt-BR": ["Português (Brasil)", "BR"],
  "pt-PT": ["Português (Portugal)", "PT"],
  ro: ["Română", "RO"],
  ru: ["Русский", "RU"],
  sk: ["Slovenčina", "SK"],
  sl: ["Slovenščina", "SI"],
  sr: ["Српски", "RS"],
  sv: ["Svenska", "SE"],
  th: ["ไทย", "TH"],
  tr: ["Türkçe", "TR"],
  uk: ["Українська", "UA"],
  ur: ["اردو", "PK"],
  vi: ["Tiếng Việt", "VN"],
  zh: ["中文", "CN"],
  "zh-Hans": ["简体中文", "CN"],
  "zh-Hant": ["繁體中文", "TW"],
};

const entryOf = (tag: string) => known[tag] ?? known[tag.split("-").slice(0, 2).join("-")];

/** A language's own name, by its tag or the tag without its region; undefined if unknown. */
export function nameOfLanguage(tag: string): string | undefined {
  return (entryOf(tag) ?? known[tag.split("-")[0] ?? ""])?.[0];
}

/** The `og:locale` of a language: `pt_PT`; undefined if neither its tag nor its language has a region. Source: ogp.me. */
export function ogLocaleOf(tag: string): string | undefined {
  const [language = "", ...parts] = tag.split("-");
  const named = parts.find((part) => /^([A-Z]{2}|\d{3})$/.test(part));
  const region = named ?? (entryOf(tag) ?? known[language])?.[1];
  return region === undefined ? undefined : `${language}_${region}`;
}
