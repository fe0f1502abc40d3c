import type { CodeEntry } from "./codes/entry.js";
import { codes } from "./codes.js";
import type { Diagnostic } from "./diagnostic.js";

/** What a diagnostic says: the sentence and, where there is one, the way to mend it. */
export function wordsOf(diagnostic: Diagnostic): { message: string; hint: string | undefined } {
  // The table ties each code to its arguments; a union over all codes cannot show that to the compiler.
  const entry = codes[diagnostic.code] as CodeEntry<unknown>;
  return { message: entry.message(diagnostic.args), hint: entry.hint?.(diagnostic.args) };
}
