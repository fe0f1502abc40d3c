import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { listFacts } from "../model/facts/facts.js";
import { configPlace } from "../model/place.js";
import type { LegalDocument } from "../model/project.js";
import type { Site, SiteLegal } from "../model/site/site.js";
import type { Settings } from "./read-settings.js";

/**
 * Reports sentences among the facts that a language shares with the first. One that legal documents state counts if both languages have
 * their own; one that no legal document states is for pages, and so is what pages say of the app.
 */
export function reportUntranslatedFacts(
  { site, sites }: Pick<Settings, "site" | "sites">,
  { legal, log }: { legal: readonly LegalDocument[]; log: Diagnostics },
): void {
  const [first = "", ...others] = site.languages.map(({ tag }) => tag);
  const factsIn = (tag: string) => {
    const own = sites.get(tag);
    const texts = own ? textsOf(own, first) : [];
    const translated = legal.filter((document) => document.language === tag && !document.fallbackFor);
    const stated = new Set(translated.flatMap((document) => document.stated));
    return { texts: new Map(texts), stated, collected: own?.legal.collected ?? {} };
  };
  const there = factsIn(first);
  const inDocuments = new Set(legal.flatMap((document) => document.stated));
  for (const [index, language] of others.entries()) {
    if (language.split("-")[0] === first.split("-")[0]) continue;
    const { texts, stated, collected } = factsIn(language);
    const isShown = (name: string) =>
      name.startsWith("app.") || !inDocuments.has(name) || (stated.has(name) && there.stated.has(name));
    const copied = [...texts].filter(
      ([name, text]) =>
        text === there.texts.get(name) &&
        (isSentence(text) || (!name.startsWith("app.") && isDescription(text))),
    );
    const shared = sharedGroups(there.collected, collected);
    const names = [...copied, ...(isSentence(shared.map(([, text]) => text).join(" ")) ? shared : [])]
      .map(([name]) => name)
      .filter((name) => isShown(name) && !site.placeholders.some((one) => `${name}.`.startsWith(`${one}.`)));
    if (names.length === 0) continue;
    const args = { names: names.join(", "), language, overrides: language, there: "the first language" };
    log.add("read/untranslated-message", args, configPlace(["languages", `${index + 1}`]));
  }
}

/** The texts among the facts. Lists are written in the form of one language, so that they can be compared. */
const textsOf = (site: Site, language: string) =>
  [...listFacts(site, language)].flatMap(([name, fact]) =>
    written.test(name) && fact.kind === "text" ? [[name, fact.text] as const] : [],
  );

/** The facts that people read as sentences; `legal.collected` is a list of words. */
const written = /^(app\.(subtitle|description)|facts\..*|legal\.(governingLaw|courts))$/;

/** The facts of a document that are sentences of the first language; names and short descriptions may be the same in two languages. */
export function untranslatedIn(
  { language, stated }: Pick<LegalDocument, "language" | "stated">,
  sites: ReadonlyMap<string, Site>,
): string[] {
  const [[first, there] = [], own] = [[...sites][0], sites.get(language)];
  if (!first || !there || !own || language.split("-")[0] === first.split("-")[0]) return [];
  const texts = new Map(textsOf(there, first));
  return textsOf(own, first).flatMap(([name, text]) =>
    stated.includes(name) && text === texts.get(name) && isSentence(text) ? [name] : [],
  );
}

/** The groups of collected data with the words that they share; one word alone may be the same in two languages. */
function sharedGroups(
  first: SiteLegal["collected"],
  own: SiteLegal["collected"],
): (readonly [name: string, text: string])[] {
  return Object.entries(own).flatMap(([key, { title, items }]) => {
    const there = [first[key]?.title, ...(first[key]?.items ?? [])];
    const shared = [title, ...items].filter((text) => there.includes(text));
    const isWhole = shared.length > items.length;
    const text = shared.filter((one) => isWhole || one.includes(" ")).join(" ");
    return text === "" ? [] : [[`legal.collected.${key}`, text] as const];
  });
}

/** Names, addresses and URLs are the same in all languages: a sentence has four words, and two of them begin with a small letter. */
const isSentence = (text: string) =>
  text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 4 &&
  (text.match(/(?<=\s)\p{Ll}{2}/gu) ?? []).length >= 2;

/** Words that documents put into their sentences: `deutsches Recht`, `Sentry (Absturzberichte)` or `Anbieter: Acme`. A name alone is no description. */
const isDescription = (text: string) =>
  /\s/.test(text) && /(?:^|\s)\p{Ll}{4,}(?=[\s,.;]|$)|\(\p{L}{4,}|\p{L}{4,}\s?:\s/u.test(text);
