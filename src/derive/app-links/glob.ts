/* Patterns as Apple and Android read them: `*` is any number of characters, `?` one. A pattern matches a whole text. */

/** Whether a pattern matches a text, in which `*` and `?` are literal. */
export function matchesGlob(pattern: string, text: string): boolean {
  const [start = "", ...rest] = pattern.split("*");
  if (!matchesAt(text, start, 0)) return false;
  if (rest.length === 0) return text.length === start.length;
  const end = rest.pop() ?? "";
  let at = start.length;
  // The first place of each part leaves most room for the others.
  for (const part of rest) {
    while (at <= text.length && !matchesAt(text, part, at)) at++;
    at += part.length;
  }
  return at <= text.length - end.length && matchesAt(text, end, text.length - end.length);
}

/** Whether a part without `*` matches the characters from a place on. */
const matchesAt = (text: string, part: string, at: number): boolean =>
  at + part.length <= text.length &&
  part.split("").every((character, index) => character === "?" || character === text[at + index]);

/** No pattern is as long as this, and none names this character. */
const anything = "\0".repeat(99);

/** Whether a pattern matches everything that another one matches. False negatives are possible. */
export const coversGlob = (pattern: string, other: string): boolean =>
  ["", anything].every((any) => matchesGlob(pattern, other.replaceAll("*", any).replaceAll("?", "\0")));
