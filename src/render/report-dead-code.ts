import type { Place } from "../diagnostics/diagnostic.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { DeadCode } from "./react-modules.js";

/** Reports code for a browser that ran at build; only what stands in the author's own files, since packages may hold such code. */
export function reportDeadCode(
  found: readonly DeadCode[],
  placeOf: (thrown: unknown) => Place,
  log: Diagnostics,
): void {
  for (const { what, error } of found) {
    const { stack: _, ...place } = placeOf(error);
    if (place.file !== undefined) log.add("render/dead-code", { what }, place);
  }
}
