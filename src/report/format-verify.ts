import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { formatCount } from "./format-diagnostics.js";
import { formatGroups } from "./format-groups.js";
import { formatDuration, formatNumber } from "./format-table.js";
import type { TextStyle } from "./style.js";

export interface VerifySummary {
  readonly ok: boolean;
  /** The URL of the live site; undefined if it could not be determined. */
  readonly address: string | undefined;
  readonly asked: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Milliseconds since the process started. */
  readonly ms: number;
}

/** After a failed deploy, every file differs: only this many of each kind are shown. */
const mostOfAKind = 10;

/** Formats the differences between the live site and the build, and a summary in the last line. */
export function formatVerify(summary: VerifySummary, style: TextStyle): string {
  const { ok, address, asked, diagnostics, ms } = summary;
  const counts = new Map<string, number>();
  const shown = diagnostics.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= mostOfAKind;
  });
  const more = [...counts]
    .filter(([, count]) => count > mostOfAKind)
    .map(([code, count]) =>
      style.dim(`and ${formatNumber(count - mostOfAKind)} more of ${code}; --json lists them all\n`),
    );
  const found = formatCount(diagnostics);
  const mark = ok ? (found ? style.yellow("!") : style.green("✓")) : style.red("✗");
  const where = address === undefined ? "" : ` at ${address}`;
  const what = `${formatNumber(asked)} URL${asked === 1 ? "" : "s"}`;
  return [
    ...formatGroups(shown, style),
    ...more,
    `${mark} ${found ? `${found} in ${what}${where}` : `${what}${where} ${asked === 1 ? "matches" : "match"} the build`}, ${formatDuration(ms)}\n`,
  ].join("");
}
