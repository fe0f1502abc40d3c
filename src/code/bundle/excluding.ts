/*
 * Filters of what the bundler asks its plugins about. It knows no lookahead, and asks nothing of what a filter does not match: a
 * question is a way to another process and back.
 */

/** As a pattern has it that two engines read: only ASCII may be escaped. */
export const asPattern = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, "\\$&");

/** The source of a pattern of texts that do not begin with this one, which is not empty; for the beginning of a text. */
export const notBeginningWith = (text: string): string =>
  [...text].reduceRight((rest, character) => {
    const same = asPattern(character);
    return `(?:[^${same}]|$${rest && `|${same}${rest}`})`;
  }, "");

/** Matches every text but one. */
export const excluding = (text: string): RegExp =>
  new RegExp(`^(?:${notBeginningWith(text)}|${asPattern(text)}.)`);

/** Packages that most of a site's files import. They are not on the disk: the bundler leaves them external. */
export const excludingJsx: RegExp = excluding("react/jsx-runtime");

/** The source of a pattern of all but that one, and but paths that begin with one of these characters, escaped for a class. */
export const excludingJsxOr = (beginnings: string): string =>
  `^(?:[^${beginnings}r]|r${notBeginningWith("eact/jsx-runtime")}|react\\/jsx-runtime.)`;
