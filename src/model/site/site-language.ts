import type { LanguageForms } from "../../text/format-in-language.js";

/** A language of the site. */
export interface SiteLanguage {
  /** A BCP 47 tag: `pt-PT`. */
  readonly tag: string;
  /** What it calls itself: `Português (Portugal)`. */
  readonly name: string;
  /** What the addresses of its pages begin with: `/pt-pt`; empty for the language at the root. */
  readonly prefix: string;
  /** The folder of its legal documents: `legal/pt-PT`, or `legal` in a site that only has one language. */
  readonly folder: string;
  /** How it writes days, money and numbers; known only where there are several languages, or facts follow the language. */
  readonly forms?: LanguageForms | undefined;
  /** Whose documents stand in for those that it lacks; undefined where a lack is an error. */
  readonly fallback: LanguageFallback | undefined;
}

export interface LanguageFallback {
  /** The tag of the other language. */
  readonly language: string;
  /** The notice above such a document, in the language that lacks it. */
  readonly note: string;
}

/** The address of a page in a language: `/press` → `/pt-pt/press`, `/` → `/pt-pt`. The not-found page has one for all. */
export function routePathIn({ prefix }: Pick<SiteLanguage, "prefix">, pagePath: string): string {
  if (prefix === "" || pagePath === "/404") return pagePath;
  return pagePath === "/" ? prefix : prefix + pagePath;
}

/** How a site formats facts. */
interface InLanguage {
  readonly language: string;
  readonly languages: readonly SiteLanguage[];
  readonly localFacts: boolean;
}

/** How facts are written in the language that a site is in; undefined where they stand as the config has them. */
export const formsIn = ({ language, languages, localFacts }: InLanguage): LanguageForms | undefined =>
  localFacts ? languages.find(({ tag }) => tag === language)?.forms : undefined;

/** Whether each language has a prefix, so that the root is none's. */
export const hasLanguageChoice = (languages: readonly Pick<SiteLanguage, "prefix">[]): boolean =>
  languages.every(({ prefix }) => prefix !== "");

/** A language and those whose documents stand in for its own, the nearest first. */
export function listFallbacks(tag: string, languages: readonly SiteLanguage[]): SiteLanguage[] {
  const chain: SiteLanguage[] = [];
  for (let next: string | undefined = tag; next !== undefined; ) {
    const language = languages.find((one) => one.tag === next);
    if (!language || chain.includes(language)) break;
    chain.push(language);
    next = language.fallback?.language;
  }
  return chain;
}
