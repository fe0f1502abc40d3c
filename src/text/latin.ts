import { once } from "../util/once.js";

/*
 * V8 takes a millisecond and more to make a pattern ready that knows the letters of all scripts, which is much of what a small
 * build takes. Most texts have no others than Latin ones.
 */

/** Letters below U+0250, for a class of a pattern. */
const latinLetters = "A-Za-z\\u00AA\\u00B5\\u00BA\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F";
/** What has no other letters than those, and no marks: it may have punctuation too, signs of currencies, arrows and other symbols. */
const isLatin = /^[\s -~\u00A0-\u024F\u2010-\u2027\u2030-\u205E\u20A0-\u20CF\u2190-\u2BFF]*$/;

/**
 * A pattern for each text, with character classes for letters and marks: those of all scripts, or only those
 * that the text may contain. Both match the same in it.
 */
export function patternOf(make: (letters: string, marks: string) => RegExp): (text: string) => RegExp {
  const latin = once(() => make(latinLetters, ""));
  const any = once(() => make("\\p{L}", "\\p{M}"));
  return (text) => (isLatin.test(text) ? latin() : any());
}
