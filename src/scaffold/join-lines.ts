/** Joins a text to one line. Between Chinese or Japanese characters, a line break is not a space. */
export const joinLines = (text: string): string =>
  text
    .replace(
      /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、！？」）])\n(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「（])/gu,
      "",
    )
    .replace(/\s*\n\s*/g, " ");
