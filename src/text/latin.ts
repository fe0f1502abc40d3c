import { once } from "../util/once.js";

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
