import type { Diagnostic } from "../diagnostics/diagnostic.js";

/** So many that say the same are shown where there are many more. */
const mostShown = 10;
/** A few more than that take little more room than to be told that they are there. */
const mostInFull = 2 * mostShown;

/** A diagnostic that is shown, and, after the last that says the same, those that are not. */
export interface Shown {
  readonly diagnostic: Diagnostic;
  readonly rest: readonly Diagnostic[];
}

/** Of many that differ by their place only the first ones: nobody reads a thousand, and they hide all others. */
export function limitAlike(diagnostics: readonly Diagnostic[]): Shown[] {
  const groups = new Map<string, Diagnostic[]>();
  const ranked = diagnostics.map((diagnostic) => {
    const { code, severity, args } = diagnostic;
    // Which document it is tells where, as its place does.
    const key = JSON.stringify([code, severity, { ...args, document: "" }]);
    const alike = groups.get(key) ?? [];
    groups.set(key, alike);
    return { diagnostic, alike, rank: alike.push(diagnostic) };
  });
  return ranked.flatMap(({ diagnostic, alike, rank }) => {
    if (alike.length <= mostInFull) return { diagnostic, rest: [] };
    if (rank > mostShown) return [];
    return { diagnostic, rest: rank === mostShown ? alike.slice(mostShown) : [] };
  });
}
