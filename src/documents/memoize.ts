import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import { digestOfTexts } from "../util/hash-of.js";

/** Caches a result by its input texts, including the diagnostics, which are reported again. */
export function memoize<T>(
  texts: readonly string[],
  make: (log: Diagnostics) => T,
  { cache, log }: { cache: BuildCache | undefined; log: Diagnostics },
): T {
  if (!cache) return make(log);
  const key = digestOfTexts(...texts);
  const memo = cache.reuse(key, () => {
    const own = new Diagnostics();
    const value = make(own);
    return { value, diagnostics: own.sorted() };
  });
  log.take(memo.diagnostics);
  return memo.value;
}
