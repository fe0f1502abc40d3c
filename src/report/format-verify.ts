import type { Diagnostic } from "../diagnostics/diagnostics.js";
import { formatCount } from "./format-diagnostics.js";
import { formatGroups } from "./format-groups.js";
import { formatDuration, formatQuantity } from "./format-table.js";
import type { TextStyle } from "./text-style.js";

interface VerifySummary {
  readonly ok: boolean;
  /** The URL of the live site; undefined if it could not be determined. */
  readonly address: string | undefined;
  readonly requested: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Milliseconds since the process started. */
  readonly ms: number;
}

/** Formats the differences between the live site and the build, and a summary in the last line. */
export function formatVerify(summary: VerifySummary, style: TextStyle): string {
  const { ok, address, requested: asked, diagnostics, ms } = summary;
  const found = formatCount(diagnostics);
  const mark = ok ? (found ? style.yellow("!") : style.green("✓")) : style.red("✗");
  const where = address === undefined ? "" : ` at ${address}`;
  const what = formatQuantity(asked, "URL");
  return [
    ...formatGroups(diagnostics, style),
    `${mark} ${found ? `${found} in ${what}${where}` : `${what}${where} ${asked === 1 ? "matches" : "match"} the build`}, ${formatDuration(ms)}\n`,
  ].join("");
}
