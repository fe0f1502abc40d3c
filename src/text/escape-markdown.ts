/*
 * Words as Markdown reads them as they are.
 */

/** What an address cannot hold is percent-encoded, as browsers do it. */
export const encodeAddress = (words: string) =>
  words.replace(/[\s<>"`[\]{}|\\^]/g, encodeURIComponent).replace(/&(?=#?\w+;)/g, "&amp;");
export const escapeAddress = (words: string) => encodeAddress(words).replace(/[()]/g, "\\$&");

/** Escapes every character that Markdown would read as markup with a backslash. */
const escapeMarks = (words: string) => words.replace(/[\\`*_{}[\]<~|]|&(?=#?\w+;)/g, "\\$&");

/** The same, with what is a mark at the beginning of a line only. */
export const escapeInText = (words: string) =>
  escapeMarks(words)
    .replace(/^(\d+)(?=[.)])/, "$1\\")
    .replace(/^[-+=#>(:]/, "\\$&");

/** An address in which something had to be escaped would lead elsewhere: it is written as one. */
export function escapeText(words: string): string {
  const parts = words.split(/(\s+)/).map((word, index) => {
    const escaped = index === 0 ? escapeInText(word) : escapeMarks(word);
    if (escaped === word) return word;
    if (/^(https?:\/\/|[^\s@]+@)[^\s<>]+$/.test(word)) return `<${word}>`;
    if (/^www\./i.test(word)) return `[${escapeInText(word)}](http://${escapeAddress(word)})`;
    return escaped;
  });
  return parts.join("");
}
