/** A text as one line. Between the characters of Chinese and Japanese a line break is no space. */
export const joinLines = (text: string): string =>
  text
    .replace(
      /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、！？」）])\n(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「（])/gu,
      "",
    )
    .replace(/\s*\n\s*/g, " ");
