/* How wide the characters of the display face are (Archivo, weight 800), in hundredths of its size. */

const groups: Readonly<Record<number, string>> = {
  19: " ",
  26: "'`|‘’",
  29: "ij",
  30: "/\\l",
  32: ",.-!:;I",
  37: "()[]{}t",
  41: "rf*",
  53: "z_",
  58: "svy$",
  62: "abcdeghknopqux0123456789#?L",
  67: "EFJPSTZ+<=>~",
  74: "ABCDRUVXY",
  79: "GHKNOQ&",
  88: "wm",
  97: "MW%@",
};

const known = new Map(
  Object.entries(groups).flatMap(([width, characters]) => [...characters].map((one) => [one, Number(width)])),
);

/** How wide a text is when it is set in the display face, in ems: near enough to fit a line to a measure. */
export function widthOf(text: string): number {
  // An accent takes no room of its own; a Korean syllable is one letter.
  const characters = [
    ...text
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "")
      .normalize("NFC"),
  ];
  return (
    characters.reduce((sum, character) => sum + (known.get(character) ?? usualWidth(character)), 0) / 100
  );
}

/** Characters that the face does not have come from a face of the system. */
function usualWidth(character: string): number {
  if (
    /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/u.test(
      character,
    )
  ) {
    return 100;
  }
  return /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Devanagari}|\p{Script=Thai}/u.test(character)
    ? 52
    : 64;
}
