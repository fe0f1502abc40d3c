/** Handbill's own colours, and characters that move the cursor, change the terminal or turn text around. */
const esc = "\u001b";
const special = new RegExp(
  `(${esc}\\[(?:1|2|22|31|32|33|36|39)m)|(?![\\n\\t])[\\p{Cc}\\p{Bidi_Control}]`,
  "gu",
);

/**
 * A text for people with what a terminal would obey written out, as `\u202e`: names, addresses and errors of a
 * site come from anywhere. In JSON that is the same character.
 */
export const visible = (text: string): string =>
  text.replace(special, (found, colour: string | undefined) => colour ?? escapeOf(found));

const escapeOf = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
