import { createHash } from "node:crypto";
import type { Diagnostic } from "../core/diagnostic.js";
import { Diagnostics } from "../core/diagnostics.js";
import type { Memory } from "../core/memory.js";

/** Makes something from texts, or gives what it made from the same texts before, with what it reported then. */
export function keepMade<T>(
  texts: readonly string[],
  make: (log: Diagnostics) => T,
  { memory, log }: { memory: Memory | undefined; log: Diagnostics },
): T {
  if (!memory) return make(log);
  const key = createHash("sha256").update(JSON.stringify(texts)).digest("base64");
  const kept = memory.keep(key, (): Kept<T> => {
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
