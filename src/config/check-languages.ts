import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { listLanguages } from "../model/config/language-config.js";
import type { LanguageConfig, SiteConfig } from "../model/config/site-config.js";
import { configPlace } from "../model/place.js";
import { nameOfLanguage } from "../text/language-names.js";

/** Reports conflicts between the languages of a config; each one is valid by itself. */
export function checkLanguages(config: SiteConfig, log: Diagnostics): void {
  if (config.languages === undefined) return;
  const list = listLanguages(config);
  for (const [index, { languages = [] }] of (config.fonts ?? []).entries())
    for (const [at, tag] of languages.entries())
      if (!list.some((language) => language.tag === tag))
        report(`fonts.${index}.languages.${at}`, "a language of the site", tag);
  for (const [index, entry] of list.entries())
    checkLanguage(entry, `languages.${index}`, list.slice(0, index));
  for (const [index, entry] of list.entries()) checkFallback(entry, `languages.${index}.fallback.language`);

  function checkLanguage(
    { tag, name, prefix }: LanguageConfig,
    key: string,
    before: readonly LanguageConfig[],
  ) {
    if (before.some((other) => other.tag === tag)) report(key, "a language that is not in the list yet", tag);
    if (name === undefined && nameOfLanguage(tag) === undefined)
      report(key, `{ tag: "${tag}", name: "…" } with the language's own name for itself`, tag);
    const [first] = before;
    if (first === undefined) return;
    const own = prefixOf({ tag, ...(prefix !== undefined && { prefix }) }).toLowerCase();
    const withPrefix = first.prefix === undefined ? before.slice(1) : before;
    const same = withPrefix.find((other) => prefixOf(other).toLowerCase() === own);
    if (same && same.tag !== tag) report(key, "a prefix that no other language has", own);
  }

  function checkFallback({ tag, fallback }: LanguageConfig, key: string) {
    if (!fallback) return;
    const tags = list.map((language) => language.tag);
    if (!tags.includes(fallback.language) || fallback.language === tag) {
      const others = tags.filter((other) => other !== tag).join(", ");
      report(key, `another language of the site: ${others}`, fallback.language);
    }
  }

  function report(key: string, expected: string, received: string) {
    const place = configPlace(key.split("."));
    log.add("read/invalid-value", { key, expected, received: JSON.stringify(received) }, place);
  }
}

/** Reports a config with neither `language` nor `languages`, or with both. */
export function checkHasLanguage(value: Record<string, unknown>, log: Diagnostics): void {
  const { language, languages } = value;
  const place = configPlace(["language"]);
  if (language === undefined && languages === undefined)
    log.add("read/missing-key", { key: "language", expected: "a language tag such as en or en-US" }, place);
  if (language !== undefined && languages !== undefined) {
    const args = {
      key: "language",
      expected: "omitted if languages is set",
      received: JSON.stringify(language),
    };
    log.add("read/invalid-value", args, place);
  }
}

/** The prefix of a language's addresses, except a first language without a prefix. */
export const prefixOf = ({ tag, prefix = tag.toLowerCase() }: LanguageConfig): string => prefix;
