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

/** What every text begins with that a pattern matches: most patterns are told apart by it at once. */
const fixedPart = (pattern: string) => /^[^*?]*/.exec(pattern)?.[0] ?? "";

interface Token {
  readonly character: string;
  /** `*` or `?` where it stands for other characters. */
  readonly wild?: string | undefined;
}

function isCovered(pattern: string, tokens: readonly Token[]): boolean {
  // Which places of the tokens are reached after so many characters of the pattern.
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
