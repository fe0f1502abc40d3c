import { digestOfTexts } from "../code/digest-text.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";

/** Makes something from texts, or gives what it made from the same texts before, with what it reported then. */
export function memoize<T>(
  texts: readonly string[],
  make: (log: Diagnostics) => T,
  { cache, log }: { cache: BuildCache | undefined; log: Diagnostics },
): T {
  if (!cache) return make(log);
  const key = digestOfTexts(...texts);
  const kept = cache.keep(key, (): Kept<T> => {
    const own = new Diagnostics();
    const made = make(own);
    return { made, diagnostics: own.sorted() };
  });
  log.take(kept.diagnostics);
  return kept.made;
}

interface Kept<T> {
  readonly made: T;
  readonly diagnostics: readonly Diagnostic[];
}
