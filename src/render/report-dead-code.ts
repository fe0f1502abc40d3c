import type { Place } from "../diagnostics/diagnostic.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { DeadCode } from "./react-modules.js";

/** Reports browser code that ran at build time, but only in the author's own files, because packages may contain such code. */
export function reportDeadCode(
  found: readonly DeadCode[],
  placeOf: (thrown: unknown) => Place,
  log: Diagnostics,
): void {
  for (const { what, error } of found) {
    const { stack: _, ...place } = placeOf(error);
    if (place.file === undefined) continue;
    if (what === "0") log.add("check/leftover", { words: what, text: what }, place);
    else log.add("render/dead-code", { what }, place);
  }
}
