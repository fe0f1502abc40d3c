/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Splits a text into words like the index. */
export function wordsOf(text: string): Set<string> {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = new Set<string>();
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!unspaced.test(word)) words.add(word);
    else {
      const letters = [...word];
      for (const [index, letter] of letters.entries()) words.add(letter + (letters[index + 1] ?? ""));
    }
  }
  return words;
}
