import type { TextStyle } from "./style.js";

/** A finding that the config accepts. */
export interface SilencedRow {
  readonly code: string;
  readonly reason: string;
  /** How many findings it covers. */
  readonly count: number;
}

/** What the config silences, each with its reason, one a line. */
export function formatSilenced(silenced: readonly SilencedRow[], style: TextStyle): string {
  return silenced
    .map(({ code, reason, count }) => style.dim(`silenced: ${code} (${count}), because: ${reason}\n`))
    .join("");
}
