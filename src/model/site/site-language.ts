import type { LanguageForms } from "../../text/format-in-language.js";

export interface SiteLanguage {
  /** A BCP 47 tag: `pt-PT`. */
  readonly tag: string;
  /** Its own name: `Português (Portugal)`. */
  readonly name: string;
  /** The prefix of its pages' URLs: `/pt-pt`; empty for the language at the root. */
  readonly prefix: string;
  /** The folder of its legal documents: `legal/pt-PT`, or `legal` in a site with one language. */
  readonly folder: string;
  /** Its formats for days, money and numbers; undefined unless there are several languages or facts follow the language. */
  readonly forms?: LanguageForms | undefined;
  /** The language whose documents replace missing ones; undefined if missing documents are an error. */
  readonly fallback: LanguageFallback | undefined;
}

interface LanguageFallback {
  readonly language: string;
  /** The notice above such a document, in the language that lacks it. */
  readonly note: string;
}

/** The address of a page in a language: `/press` → `/pt-pt/press`, `/` → `/pt-pt`. All languages share one not-found page. */
export function routePathIn({ prefix }: Pick<SiteLanguage, "prefix">, pagePath: string): string {
  if (prefix === "" || pagePath === "/404") return pagePath;
  return pagePath === "/" ? prefix : prefix + pagePath;
}

export const ownLanguage = ({
  language,
  languages,
}: Pick<InLanguage, "language" | "languages">): Pick<SiteLanguage, "prefix"> =>
  languages.find(({ tag }) => tag === language) ?? { prefix: "" };

/** The settings that decide how a site formats facts. */
interface InLanguage {
  readonly language: string;
  readonly languages: readonly SiteLanguage[];
  readonly localFacts: boolean;
}

/** The formats of the site's language; undefined if facts are shown as the config has them. */
export const formsIn = ({ language, languages, localFacts }: InLanguage): LanguageForms | undefined =>
  localFacts ? languages.find(({ tag }) => tag === language)?.forms : undefined;

/** Whether every language has a prefix, so that the root belongs to none. */
export const hasLanguageChoice = (languages: readonly Pick<SiteLanguage, "prefix">[]): boolean =>
  languages.every(({ prefix }) => prefix !== "");

/** A language and its fallbacks, the nearest first. */
export function listFallbacks(tag: string, languages: readonly SiteLanguage[]): SiteLanguage[] {
  const chain: SiteLanguage[] = [];
  for (let next: string | undefined = tag; next !== undefined; ) {
    const language = languages.find((language) => language.tag === next);
    if (!language || chain.includes(language)) break;
    chain.push(language);
    next = language.fallback?.language;
  }
  return chain;
}
