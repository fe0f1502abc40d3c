/** Matches handbill's own colours, and characters that move the cursor, change the terminal or reverse text. */
const esc = "\u001b";
const controls = "\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F";
const turning = "\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069";
// Every build uses this, and V8 takes up to 1 ms to look up a name such as `\p{Cc}`.
const special = new RegExp(`(${esc}\\[(?:1|2|22|31|32|33|36|39)m)|[${controls}${turning}]`, "g");

/**
 * Escapes characters that control a terminal, as `\u202e`: names, URLs and errors of a site may come from anywhere. In JSON that is the
 * same character.
 */
export const escapeControls = (text: string): string =>
  text.replace(special, (found, colour: string | undefined) => colour ?? escapeOf(found));

const escapeOf = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
