/*
 * Patterns of paths as Apple and Android read them: `*` is any number of characters, `?` exactly one, and there is no escaping. A pattern
 * matches a whole text.
 */

/** Whether a pattern matches a text, in which `*` and `?` are literal. */
export function matchesGlob(pattern: string, text: string): boolean {
  return (
    text.startsWith(fixedPart(pattern)) &&
    isCovered(
      pattern,
      [...text].map((character) => ({ character })),
    )
  );
}

/** Whether a pattern matches everything that another one matches. False negatives are possible, false positives are not. */
export function coversGlob(pattern: string, other: string): boolean {
  return (
    other.startsWith(fixedPart(pattern)) &&
    isCovered(
      pattern,
      [...other].map((character) => ({ character, wild: /[*?]/.test(character) ? character : undefined })),
    )
  );
}

/** The literal prefix of a pattern, which tells most patterns apart. */
const fixedPart = (pattern: string) => /^[^*?]*/.exec(pattern)?.[0] ?? "";

interface Token {
  readonly character: string;
  /** `*` or `?` as a wildcard. */
  readonly wild?: string | undefined;
}

function isCovered(pattern: string, tokens: readonly Token[]): boolean {
  // The positions in the tokens that are reachable after a number of characters of the pattern.
  let reached = new Set([0]);
  for (const token of pattern) {
    const next = new Set<number>();
    if (token === "*") {
      const first = Math.min(...reached);
      for (let to = first; to <= tokens.length; to++) next.add(to);
    } else
      for (const at of reached) {
        const found = tokens[at];
        if (found === undefined || found.wild === "*") continue;
        if (token === "?" || (found.wild === undefined && found.character === token)) next.add(at + 1);
      }
    if (next.size === 0) return false;
    reached = next;
  }
  return reached.has(tokens.length);
}
