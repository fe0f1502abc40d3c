/* Escapes words for Markdown. */

/** Percent-encodes characters that a URL cannot contain, like browsers. */
export const encodeAddress = (words: string) =>
  words.replace(/[\s<>"`[\]{}|\\^]/g, encodeURIComponent).replace(/&(?=#?\w+;)/g, "&amp;");
export const escapeAddress = (words: string) => encodeAddress(words).replace(/[()]/g, "\\$&");

/** Escapes every character that Markdown would read as markup with a backslash. */
const escapeMarks = (words: string) => words.replace(/[\\`*_{}[\]<~|]|&(?=#?\w+;)/g, "\\$&");

/** The same, including characters that are markup at the start of a line only. */
export const escapeInText = (words: string) =>
  escapeMarks(words)
    .replace(/^(\d+)(?=[.)])/, "$1\\")
    .replace(/^[-+=#>(:]/, "\\$&");

/** Escaping would change a bare URL, so it is written as an autolink. */
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
