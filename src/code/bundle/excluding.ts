/*
 * Filters for the bundler's questions to its plugins. Its regular expressions have no lookahead, and a path that no filter matches costs
 * nothing: each question is a round trip to another process.
 */

/** Escapes a text for two regular expression engines: only ASCII may be escaped. */
export const asPattern = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, "\\$&");

/** The source of a pattern for texts that do not start with a non-empty text; use it at the start of a pattern. */
export const notBeginningWith = (text: string): string =>
  [...text].reduceRight((rest, character) => {
    const same = asPattern(character);
    return `(?:[^${same}]|$${rest && `|${same}${rest}`})`;
  }, "");

/** Matches every text except one. */
export const excluding = (text: string): RegExp =>
  new RegExp(`^(?:${notBeginningWith(text)}|${asPattern(text)}.)`);

/** A module that most of a site's files import. It is not on the disk: the bundler leaves it external. */
export const excludingJsx: RegExp = excluding("react/jsx-runtime");

/** The source of a pattern that excludes that module, and paths that start with one of these characters, escaped for a class. */
export const excludingJsxOr = (beginnings: string): string =>
  `^(?:[^${beginnings}r]|r${notBeginningWith("eact/jsx-runtime")}|react\\/jsx-runtime.)`;
