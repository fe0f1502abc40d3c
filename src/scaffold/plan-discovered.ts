import type { Field, Finding, Origin } from "../app/finding.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { chooseLanguage, nearestLanguage } from "./choose-language.js";
import type { Discovered, Found } from "./discovered.js";
import { oneLine, publisherOf, sayCategory, severalLines } from "./listing-words.js";
import { planStores } from "./plan-stores.js";

/**
 * What findings tell together, those that are believed first coming first. Texts are those of one language: the wanted
 * one, else English, else the first; `language` is that one.
 */
export function planDiscovered(
  findings: readonly Finding[],
  { language: wanted, log }: { readonly language: string | undefined; readonly log: Diagnostics },
): Discovered {
  const texts = findings.filter(({ field }) => textFields.has(field));
  const languages = [...new Set(texts.flatMap(({ language }) => language ?? []))];
  const language = chooseLanguage(languages, wanted);
  if (wanted !== undefined && language !== undefined && !nearestLanguage([language], wanted))
    log.add("scaffold/other-language", { wanted, used: language });
  const pick = (field: Field): Finding | undefined => {
    const all = findings.filter((finding) => finding.field === field);
    const own = all.find((finding) => finding.language === undefined || finding.language === language);
    // A text in a second language is no better than none; a name or an address is.
    return own ?? (field === "subtitle" || field === "description" ? undefined : all[0]);
  };
  const ofLanguage = texts.find((finding) => finding.language !== undefined && finding.language === language);
  return {
    ...tell("name", pick("name"), oneLine),
    ...tell("subtitle", pick("subtitle"), oneLine),
    ...tell("description", pick("description"), severalLines),
    ...tell("category", pick("category"), sayCategory),
    ...tell("publisher", pick("copyright"), publisherOf),
    ...tell("language", ofLanguage, () => language),
    ...tell("url", pick("marketingUrl"), (value, { origin }) => {
      const address = siteAddressOf(value);
      if (address === undefined)
        log.add("scaffold/bad-address", { value, what: "the site's address" }, origin);
      return address;
    }),
    ...planStores(pick, log),
  };
}

const textFields: ReadonlySet<Field> = new Set(["name", "subtitle", "description"]);

/** Where a finding stands, as the author is told. */
export const originOf = ({ origin: { file, line } }: { readonly origin: Origin }): string =>
  `${file}:${line}`;

function tell<Key extends string>(
  key: Key,
  finding: Finding | undefined,
  say: (value: string, finding: Finding) => string | undefined,
): Partial<Record<Key, Found<string>>> {
  const value = finding && say(finding.value, finding);
  if (!finding || value === undefined || value === "") return {};
  return { [key]: { value, origin: originOf(finding) } } as Partial<Record<Key, Found<string>>>;
}

/** What the config takes for a site's address. */
function siteAddressOf(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url?.protocol === "https:" && url.search === "" && url.hash === "" && url.username === "";
  return isPlain ? url.href : undefined;
}
