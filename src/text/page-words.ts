import byLanguage from "./page-words.json" with { type: "json" };

/**
 * Patterns that recognise in any language what a page says: the first word of a store's badge (`badges`), links that do not say where they lead (`vagueLinks`), that the site loads nothing
 * from others (`loadsNothing`), the age from which people may use the app, as a group (`minimumAge`), that an age holds for some people
 * only (`limitsAge`), and the start of a sentence that dates a text (`dated`).
 */
export type PageWords = (typeof byLanguage)["en"];

export const anyWords = (kind: keyof PageWords): string =>
  `(?:${Object.values(byLanguage as Readonly<Record<string, PageWords>>)
    .flatMap((words) => words[kind])
    .join("|")})`;
