import type { Message } from "esbuild";

/** The author's most likely mistake for a message of the bundler; undefined if the message says enough. */
export function syntaxAdvice({ text, notes: [note] }: Message): string | undefined {
  if (isTopLevelAwait(text))
    return "move it into export async function load(); the page gets the result as the prop data: see docs/data.md";
  const [, what] = /^The opening (.*) is here:$/.exec(note?.text ?? "") ?? [];
  if (what !== undefined && note?.location) return `the opening ${what} is on line ${note.location.line}`;
  const [, met = ""] = /^Unexpected "(.+)"$/.exec(text) ?? [];
  if (/^[“”„‟«»‘’‚‛]/.test(met)) return "use straight quotes";
  if (/^\\u(?:200[b-f]|2060|feff|ad)$/i.test(met)) return "delete the invisible character";
  if (/^Expected "[}\])]" but found "[\p{L}\p{N}_$'"`{[]/u.test(text))
    return "is there a comma missing before it?";
  if (text === "Unterminated regular expression")
    return "a closing tag is read as code here: close the brace before it, or wrap two elements in <>…</>";
  if (text === 'Expected identifier but found "!"') return "write a comment as {/* … */}";
  return undefined;
}

/** The bundler's message about top-level await names an output format that no author chose; this replaces it. */
export const syntaxWords = (text: string): string =>
  isTopLevelAwait(text) ? "await outside a function: code of a site runs synchronously" : text;

const isTopLevelAwait = (text: string) => /^Top-level await is (currently )?not/.test(text);

const ofBraces = /^The character "[}>]" is not valid inside a JSX element$/;

/**
 * Removes messages that only follow from an element that is not closed: the bundler reads all code after it as text, and the closing tags
 * around it match no more.
 */
export function withoutConsequences(messages: readonly Message[]): Message[] {
  const unclosed = messages.filter(({ text }) => ofTags.test(text));
  return messages.filter((message) => {
    const first = unclosed.find(({ location }) => location?.file === message.location?.file);
    return !first || message === first || !(ofTags.test(message.text) || ofBraces.test(message.text));
  });
}

const ofTags = /^Unexpected (?:closing ".*" tag does not match|end of file before a closing )/;
