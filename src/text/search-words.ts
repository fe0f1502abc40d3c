/** Scripts that write no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * The words by which a text is found, each once: small letters without accents; of scripts without spaces every two
 * characters that follow each other. A script that searches takes what is asked apart in the same way (docs/search.md).
 */
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
