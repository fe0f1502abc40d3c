/*
 * Patterns of paths as Apple and Android read them: `*` is any number of characters, `?` exactly one, and nothing can be
 * escaped. A pattern covers a text as a whole.
 */

/** Whether a pattern matches a text, in which `*` and `?` are themselves. */
export function matchesGlob(pattern: string, text: string): boolean {
  return (
    text.startsWith(fixedPart(pattern)) &&
    isCovered(
      pattern,
      [...text].map((character) => ({ character })),
    )
  );
}

/**
 * Whether one pattern matches everything that another matches. It may say no where it would be yes, never the other way
 * round.
 */
export function coversGlob(pattern: string, other: string): boolean {
  return (
    other.startsWith(fixedPart(pattern)) &&
    isCovered(
      pattern,
      [...other].map((character) => ({ character, wild: /[*?]/.test(character) ? character : undefined })),
    )
  );
}

/** The prefix of every text that a pattern matches: it distinguishes most patterns at once. */
const fixedPart = (pattern: string) => /^[^*?]*/.exec(pattern)?.[0] ?? "";

interface Token {
  readonly character: string;
  /** `*` or `?` as a wildcard. */
  readonly wild?: string | undefined;
}

function isCovered(pattern: string, tokens: readonly Token[]): boolean {
  // The positions in the tokens that are reached after a number of characters of the pattern.
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
