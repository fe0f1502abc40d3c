/**
 * The size of the headline: the largest of four at which the longest word fits, in any font. `width` is the maximum width of a word at
 * that size, in em; the column is 6.02 em wide at the first one.
 */
const sizes = [
  { className: "headline", width: 6.02 },
  { className: "headline long", width: 7.5 },
  { className: "headline longer", width: 9 },
  { className: "headline longest", width: 11 },
];
const mostWords = 4;

/** The maximum width of a character, in em, of a wide bold fallback font. */
function widthOf(character: string): number {
  if (/[ijlI.,:;!'’|]/.test(character)) return 0.4;
  if (/[tfrJ\-()"“”]/.test(character)) return 0.5;
  if (/[mwMW]|[\u2e80-\uffff]/.test(character)) return 1.1;
  return /[a-z0-9]/.test(character) ? 0.72 : 0.85;
}

/** Letters are set 0.035 em closer than the font's default; the mark has its own 0.4 em. */
const widthOfWord = (word: string) =>
  [...word].reduce((width, character) => width + widthOf(character) - 0.035, 0.4);

/** The class of the size at which each word of both phrases fits on a line. Throws an Error for a phrase that fits at no size. */
export function fitHeadline(...phrases: readonly string[]): string {
  for (const phrase of phrases) {
    const words = wordsOf(phrase);
    if (words.length > mostWords || words.length === 0)
      throw new Error(`The headline's “${phrase}” has ${words.length} words: one to ${mostWords} have room.`);
  }
  const longest = phrases
    .flatMap(wordsOf)
    .reduce((one, two) => (widthOfWord(two) > widthOfWord(one) ? two : one));
  const size = sizes.find(({ width }) => widthOfWord(longest) <= width);
  if (!size)
    throw new Error(`The headline's word “${longest}” is too long: no phone has room for it in one line.`);
  return size.className;
}

/** The advance widths of a to z in the display font, in hundredths of an em. */
const advances = [
  59, 65, 57, 65, 59, 41, 61, 64, 29, 29, 60, 28, 96, 64, 61, 65, 65, 45, 55, 41, 63, 58, 88, 59, 61, 54,
];

/**
 * The width of a word in the display font, in em: reserved until the font loads, so that the next words do not move. Undefined for a word
 * with other letters.
 */
export function roomOf(word: string): number | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const hundredths = [...word].reduce((sum, letter) => sum + (advances[letter.charCodeAt(0) - 97] ?? 0), 0);
  return Math.ceil(hundredths - 3.5 * word.length) / 100;
}

export const wordsOf = (phrase: string) => phrase.split(/\s+/).filter((word) => word !== "");
