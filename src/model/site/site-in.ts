import { showDay } from "../../text/format-in-language.js";
import type { Site } from "./site.js";

/** The site for a document in another language than its pages: facts are in that language, and all else is the site's. */
export function siteIn(site: Site, language: string): Site {
  if (language === site.language) return site;
  const { languages, legal, localFacts, englishForms } = site;
  const [first] = languages;
  const known = languages.find(({ tag }) => tag === language)?.forms;
  const forms = known ?? (/^en\b/.test(language) ? englishForms : undefined);
  const { effectiveDay } = legal;
  const shown = effectiveDay && showDay(effectiveDay, localFacts ? forms : undefined);
  const others = languages.filter(({ tag }) => tag !== language);
  return {
    ...site,
    language,
    languages: first ? [{ ...first, tag: language, forms }, ...others] : [],
    legal: { ...legal, effectiveDate: shown },
  };
}
