import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { isTookTooLong } from "../../effects/time-limit.js";
import { callWithin } from "../../runtime/time-limit.js";

/** Hundreds of marks that are nested or never closed take a parser quadratic time or worse. No real document has them. */
const longestMs = 10_000;
/** Shorter texts finish in time, whatever they contain: the limit would cost more than the parsing. */
const harmless = 4000;

/** Processes a document; reports and returns undefined if that takes too long or too much memory. */
export function withinLimits<Result>(
  make: () => Result,
  { sourceFile, text, log }: { sourceFile: string; text: string; log: Diagnostics },
): Result | undefined {
  try {
    return text.length < harmless ? make() : callWithin(longestMs, make);
  } catch (thrown) {
    const reason = reasonOf(thrown);
    if (reason === undefined) throw thrown;
    return log.add("read/excessive-markdown", { reason }, { file: sourceFile });
  }
}

function reasonOf(thrown: unknown): string | undefined {
  if (isTookTooLong(thrown)) return `it takes longer than ${longestMs / 1000} s`;
  if (thrown instanceof RangeError) return "it is nested too deeply";
  const isPattern = thrown instanceof SyntaxError && /regular expression/i.test(thrown.message);
  return isPattern ? "a word or URL is too long" : undefined;
}
