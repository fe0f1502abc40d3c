import type { Diagnostic } from "../diagnostics/diagnostics.js";
import { formatCount } from "./format-diagnostics.js";
import { formatDuration } from "./format-table.js";
import type { TextStyle } from "./style.js";

interface WatchState {
  readonly diagnostics: readonly Diagnostic[];
  /** A bug that ended the build. */
  readonly bug?: unknown;
  /** Milliseconds. */
  readonly ms: number;
  readonly isFirst: boolean;
}

/** Formats the result of the last build in one line: `✓ rebuilt in 23 ms; 1 warning`. */
export function formatRebuild({ diagnostics, bug, ms, isFirst }: WatchState, style: TextStyle): string {
  const hasErrors = bug !== undefined || diagnostics.some(({ severity }) => severity === "error");
  const count = formatCount(diagnostics);
  const done = `${isFirst ? "built" : "rebuilt"} in ${formatDuration(ms)}`;
  return `${hasErrors ? style.red("✗") : style.green("✓")} ${done}${count && `; ${count}`}`;
}
