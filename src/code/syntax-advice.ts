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

/** The same for a warning, of which most are about CSS. */
export function warningAdvice({ id, text, notes: [note] }: Message): string | undefined {
  if (id === "import-is-undefined") return "the exports of a .client file exist only in the browser";
  if (id === "empty-import-meta")
    return "read variables of the environment as process.env.NAME, and files with node:fs";
  const [, advice] = ofStyle.find(([pattern]) => pattern.test(text)) ?? [];
  if (advice !== undefined) return advice;
  return /^Did you mean/.test(note?.text ?? "")
    ? note?.text.replace(/^D/, "d").replace(/ instead\?$/, "?")
    : undefined;
}

const ofStyle: readonly (readonly [RegExp, string])[] = [
  [
    /^Cannot use type selector/,
    "CSS cannot add to the name of a class: write a rule of its own, or npm install -D sass and name the file .scss",
  ],
  [/^All "@import" rules must come first/, "browsers ignore this one: move it to the top of the file"],
  [/^Expected ":"$/, "a declaration is a property, a colon and a value: margin: 3px"],
  [/^Unexpected "\{"$/, "a selector is missing before the brace, such as the last one of a list: .a, .b"],
  [/^Unexpected "[;}]"$/, "delete it: it closes nothing, and browsers ignore the rule after it"],
  [/^Unexpected "[.#]\d/, "a name cannot begin with a digit: begin it with a letter"],
  [
    /^Unexpected "\$"$/,
    "CSS has --name and var(--name); for variables with $, npm install -D sass and name the file .scss",
  ],
  [/^Unexpected "[^"]+"$/, "a selector is the name of an element, .class, #id, or several of them"],
  [/^Unterminated string/, "close the quotation marks in this line"],
  [/^Expected identifier but found whitespace/, "write the name directly after the point or colon"],
  [/^Expected identifier but found ":"/, "write a property before the colon"],
  [/^Expected "\)" to end URL/, 'put the path in quotes and close it: url("…")'],
  [/^Expected "[)\]]"/, "close this bracket"],
];

/** The bundler's message about top-level await names an output format that no author chose; this replaces it. */
export const syntaxWords = (text: string): string =>
  isTopLevelAwait(text) ? "await outside a function: code of a site runs synchronously" : text;

const isTopLevelAwait = (text: string) => /^Top-level await is (currently )?not/.test(text);

const ofBraces = /^The character "[}>]" is not valid inside a JSX element$/;

/**
 * Removes messages that only follow from an element that is not closed: the bundler reads all code after it as text, and the closing tags
 * around it no longer match.
 */
export function withoutConsequences(messages: readonly Message[]): Message[] {
  const unclosed = messages.filter(({ text }) => ofTags.test(text));
  return messages.filter((message) => {
    const first = unclosed.find(({ location }) => location?.file === message.location?.file);
    return !first || message === first || !(ofTags.test(message.text) || ofBraces.test(message.text));
  });
}

const ofTags = /^Unexpected (?:closing ".*" tag does not match|end of file before a closing )/;
