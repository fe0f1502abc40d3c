/* How the characters of the display face (Archivo, weight 800) lie in their places, in hundredths of its size. */

const known = (groups: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(groups).flatMap(([width, characters]) =>
      [...characters].map((one) => [one, Number(width)]),
    ),
  );

/** From where a character begins to where the next one does. */
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
/** What is left free before it, and behind it. */
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

/** An accent takes no room of its own; a Korean syllable is one letter. */
const charactersOf = (text: string) => [
  ...text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFC"),
];

/** How wide a text is when it is set in the display face, in ems: near enough to fit a line to a measure. */
export const widthOf = (text: string): number =>
  charactersOf(text).reduce((sum, character) => sum + (widths.get(character) ?? usualWidth(character)), 0) /
  100;

/** How far a text's first letter stands from its beginning, and the last one from its end, in ems. */
export function bearingsOf(text: string): { before: number; behind: number } {
  const characters = charactersOf(text);
  const usual = 3;
  return {
    before: (before.get(characters[0] ?? "") ?? usual) / 100,
    behind: (behind.get(characters.at(-1) ?? "") ?? usual) / 100,
  };
}

const isSquare =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/u;

/** Characters that the face does not have come from a face of the system. */
function usualWidth(character: string): number {
  if (isSquare.test(character)) return 100;
  return /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Devanagari}|\p{Script=Thai}/u.test(character)
    ? 52
    : 64;
}
