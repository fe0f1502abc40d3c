/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * The search words of a text, with how often it has each: lower case, without accents; in scripts without spaces, each pair of adjacent
 * characters. A search script has to split its query in the same way (docs/search.md).
 */
export function countWords(text: string): Map<string, number> {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = new Map<string, number>();
  const add = (word: string) => words.set(word, (words.get(word) ?? 0) + 1);
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!unspaced.test(word)) add(word);
    else {
      const letters = [...word];
      for (const [index, letter] of letters.entries()) add(letter + (letters[index + 1] ?? ""));
    }
  }
  return words;
}
