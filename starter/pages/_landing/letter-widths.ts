/* Metrics of the display font (Archivo, weight 800), in hundredths of its size. */

const known = (groups: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(groups).flatMap(([width, characters]) =>
      [...characters].map((one) => [one, Number(width)]),
    ),
  );

/** Advance widths. */
const widths = known({
  19: " ",
  28: "'`|‘’",
  29: "ijl/\\",
  32: ".,-!:;I()[]{}",
  37: "ft",
  41: "r*",
  54: "z_",
  58: "svy$",
  62: "abcdeghknopqux0123456789#?LJF",
  67: "TZEPS+<=>~",
  74: "ABCDRVXY",
  79: "GHKNOQU&",
  87: "w",
  93: "mM",
  98: "W%@",
});
/** Left and right side bearings. */
const before = known({
  0: "AVWXYfgvwxyj",
  2: "JTZtz4#",
  3: "0356789COSQGacdeoqs-@",
  5: "hiklmnru'’?2",
  6: "BDEFHIKLMNPRUbp&.,!+:",
  9: "1",
});
const behind = known({
  0: "AKWXYafkrvwxy&",
  1: "LPVg",
  2: "RTbpz42#",
  3: "01356789CFSZceost",
  4: "BDEOQ-'@’",
  5: "hijlmnuqd?",
  7: "GHIJMNU.,:!+",
});

/** Combining accents have no width. A Korean syllable is one letter. */
const charactersOf = (text: string) => [
  ...text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFC"),
];

/** The approximate width of a text in the display font, in ems. */
export const widthOf = (text: string): number =>
  charactersOf(text).reduce((sum, character) => sum + (widths.get(character) ?? usualWidth(character)), 0) /
  100;

/** The side bearings of a text's first and last letter, in ems. */
export function bearingsOf(text: string): { before: number; behind: number } {
  const characters = charactersOf(text);
  const usual = 3;
  return {
    before: (before.get(characters[0] ?? "") ?? usual) / 100,
    behind: (behind.get(characters.at(-1) ?? "") ?? usual) / 100,
  };
}

const isSquare =
  /ー|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/u;

/** Characters that the font lacks come from a system font. */
function usualWidth(character: string): number {
  if (isSquare.test(character)) return 100;
  return /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Devanagari}|\p{Script=Thai}/u.test(character)
    ? 52
    : 64;
}
