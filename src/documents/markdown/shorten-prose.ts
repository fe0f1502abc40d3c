import { once } from "../../util/once.js";

/*
 * Most of a document is plain words without any Markdown. They need not be parsed: a private-use letter replaces each run of words within
 * a line. Texts with the same structure then become equal.
 */

export interface ShortenedText {
  readonly text: string;
  /** The replaced words, in the order of their letters. */
  readonly runs: readonly string[];
}

const firstLetter = 0xe000;
export const maxRuns = 0xf8ff - firstLetter + 1;
export const letterOf = (index: number): string => String.fromCharCode(firstLetter + index);
/** The index of a text that is such a letter; less than 0 for other texts. */
export const indexOfLetter = (text: string): number =>
  text.length === 1 ? text.charCodeAt(0) - firstLetter : -1;
export const privateLetter = /[\uE000-\uF8FF]/;
const privateLetters = /[\uE000-\uF8FF]/g;

/** Matches what is certainly a link or an image without another address in its text: most texts have no others. */
export const inlineLink = /(?<!\\)\[[^[\]\\`<>&]*\]\([^()\\`<>&\s]+\)/g;

/** HTML, character references, addresses: where a letter may have a meaning. */
const meaningful = /[<&@]|https?[:\\]|www[.\\]/i;

/*
 * V8 takes more than a millisecond to compile a pattern with the letters of all scripts, a large share of a small build. Most texts
 * contain Latin letters only.
 */

/** Letters below U+0250, for a character class. */
const latinLetters = "A-Za-z\\u00AA\\u00B5\\u00BA\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F";
/** Matches texts without other letters or marks; punctuation, currency symbols, arrows and other symbols are allowed. */
const isLatin = /^[\s -~\u00A0-\u024F\u2010-\u2027\u2030-\u205E\u20A0-\u20CF\u2190-\u2BFF]*$/;

/**
 * Returns a pattern for each text, with character classes for letters and marks: of all scripts, or only those that the text may contain.
 * Both match the same in it.
 */
export function patternOf(make: (letters: string, marks: string) => RegExp): (text: string) => RegExp {
  const latin = once(() => make(latinLetters, ""));
  const any = once(() => make("\\p{L}", "\\p{M}"));
  return (text) => (isLatin.test(text) ? latin() : any());
}

/**
 * Words between single spaces that start and end with a letter or a digit, with no special characters between them. Preceding characters
 * are not part of a word; a number at the start is not a list marker, and a dollar sign before a price has no meaning.
 */
const words = patternOf(
  (letters) =>
    new RegExp(
      String.raw`(?:(?<=^|[ \n*_([|"])(?:[${letters}]|\d+(?=[^\d.)]))|(?<=^|[ \n(|])\$\d+)(?:(?:[${letters}\d,.;:'’"()%$/{}–—-]| (?=[${letters}\d({"$]))*[${letters}\d])?`,
      "gu",
    ),
);
/** The same next to links: without characters that end an address or start a title, and never at the start of an address. */
const wordsBesideLinks = patternOf(
  (letters) =>
    new RegExp(
      String.raw`\]\([^)]*|(?:(?<=^|[ \n*_([|])(?:[${letters}]|\d+(?=[^\d.)]))|(?<=^|[ \n(|])\$\d+)(?:(?:[${letters}\d,.;:’%$/{}–—-]| (?=[${letters}\d{$]))*[${letters}\d])?`,
      "gu",
    ),
);

/** A single letter may be a mark: that of a completed task. */
const shortest = 2;

/** Replaces the words of a text with letters, unless it contains such letters, or labels, which ignore case and white space. */
export function shortenProse(text: string): ShortenedText {
  const runs: string[] = [];
  const hasLinks = text.includes("[");
  if (meaningful.test(hasLinks ? text.replace(inlineLink, "") : text)) return { text, runs };
  const shortened = text.replace((hasLinks ? wordsBesideLinks : words)(text), (run) => {
    if (run.startsWith("]") || run.length < shortest || runs.length === maxRuns) return run;
    return letterOf(runs.push(run) - 1);
  });
  return { text: shortened, runs };
}

export const putBack = (text: string, runs: readonly string[]): string =>
  privateLetter.test(text)
    ? text.replace(privateLetters, (letter) => runs[letter.charCodeAt(0) - firstLetter] ?? letter)
    : text;

/** Returns a function from offsets in a shortened text to offsets in the whole text. */
export function placesIn({ text, runs }: ShortenedText): (offset: number) => number {
  if (runs.length === 0) return (offset) => offset;
  const origins = new Uint32Array(text.length + 1);
  for (let offset = 0, run = 0, origin = 0; offset <= text.length; offset++) {
    origins[offset] = origin;
    origin += text.charCodeAt(offset) === firstLetter + run ? (runs[run++]?.length ?? 1) : 1;
  }
  return (offset) => origins[offset] ?? offset;
}
