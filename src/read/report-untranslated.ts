import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { listOwnFacts } from "../model/facts/fact.js";
import { configPlace } from "../model/place.js";
import type { LegalDocument } from "../model/project.js";
import { configFile } from "../model/project-files.js";
import type { Settings } from "./read-settings.js";

/**
 * Reports sentences among the site's own facts that a language shares with the first. One that only untranslated documents state is not
 * shown in that language; one that no legal document states is for pages.
 */
export function reportUntranslatedFacts(
  { site, sites }: Pick<Settings, "site" | "sites">,
  { legal, log }: { legal: readonly LegalDocument[]; log: Diagnostics },
): void {
  const [first = "", ...others] = site.languages.map(({ tag }) => tag);
  const factsIn = (tag: string) => {
    // Lists are compared in the form of one language.
    const facts = listOwnFacts(sites.get(tag)?.facts ?? {}, first);
    const texts = new Map(facts.map(([name, fact]) => [name, fact.kind === "text" ? fact.text : ""]));
    const own = legal.filter((document) => document.language === tag && !document.standsInFor);
    return { texts, stated: new Set(own.flatMap((document) => document.stated)) };
  };
  const there = factsIn(first);
  for (const [index, language] of others.entries()) {
    if (language.split("-")[0] === first.split("-")[0]) continue;
    const { texts, stated } = factsIn(language);
    const names = [...texts].flatMap(([name, text]) => {
      const isShown = stated.has(name) || !there.stated.has(name);
      const isCopied = text === there.texts.get(name) && isSentence(text);
      return isShown && isCopied && !site.placeholders.includes(name) ? [name] : [];
    });
    if (names.length === 0) continue;
    const args = { names: names.join(", "), more: "0", language, file: configFile };
    log.add("read/untranslated-message", args, configPlace(["languages", `${index + 1}`]));
  }
}

/** Names, addresses and URLs are the same in all languages: a sentence has four words, of which two begin with a small letter. */
const isSentence = (text: string) =>
  text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 4 &&
  (text.match(/(?<=\s)\p{Ll}{2}/gu) ?? []).length >= 2;
