import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { formatCount } from "./format-diagnostics.js";
import { formatDuration } from "./format-table.js";
import type { TextStyle } from "./style.js";

export interface WatchState {
  readonly diagnostics: readonly Diagnostic[];
  /** Routes whose pages changed, and the number of other files; undefined if the build failed. */
  readonly change: { readonly routes: readonly string[]; readonly otherFiles: number } | undefined;
  /** Milliseconds. */
  readonly ms: number;
  readonly isFirst: boolean;
}

const mostRoutes = 4;

/** Formats the result of the last build in one line: `✓ rebuilt in 23 ms: / and 1 other file changed`. */
export function formatRebuild({ diagnostics, change, ms, isFirst }: WatchState, style: TextStyle): string {
  const hasErrors = !change || diagnostics.some(({ severity }) => severity === "error");
  const sign = hasErrors ? style.red("✗") : style.green("✓");
  const count = formatCount(diagnostics);
  const done = `${isFirst ? "built" : "rebuilt"} in ${formatDuration(ms)}`;
  const changed = change && !isFirst ? formatChange(change) : "";
  return `${sign} ${[done + (changed && `: ${changed}`), count].filter((part) => part !== "").join("; ")}`;
}

function formatChange({ routes, otherFiles }: NonNullable<WatchState["change"]>): string {
  const shown = routes.slice(0, mostRoutes);
  if (routes.length > shown.length) shown.push(`${routes.length - shown.length} more`);
  if (otherFiles > 0) shown.push(`${otherFiles} other file${otherFiles === 1 ? "" : "s"}`);
  if (shown.length === 0) return "nothing changed";
  const last = shown.pop();
  return `${shown.length > 0 ? `${shown.join(", ")} and ` : ""}${last} changed`;
}
