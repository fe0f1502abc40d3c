import { widthOf } from "./letter-widths.ts";

/** Where a Japanese line may end: after kana or a comma, before a word in another script. */
const phraseEnd =
  /(?<=[\p{Script=Hiragana}、。！？])(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}「『（])/gu;

/** Marks the ends of Japanese phrases with zero-width spaces, for text with `word-break: keep-all`. */
export const inPhrases = (text: string) => text.replace(phraseEnd, "\u200b");

/** The size at which a short heading of a card, or the longest word, fits into a width; smaller for many letters. In pixels. */
export function headingSize(heading: string, width: number): number {
  // In several lines, a short name would leave no room for the sentence.
  const breaks = heading.length > 10 ? /[\s\u200b]+/ : /\u200b/;
  const widest = Math.max(...inPhrases(heading).split(breaks).map(widthOf));
  const byLength = heading.length > 36 ? 60 : heading.length > 20 ? 76 : heading.length > 10 ? 108 : 176;
  return Math.max(40, Math.min(byLength, Math.floor(width / widest)));
}
