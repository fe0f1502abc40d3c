import type { TextStyle } from "./style.js";

/** A finding that the config accepts. */
export interface SilencedRow {
  readonly code: string;
  readonly reason: string;
  /** The number of findings that it covers. */
  readonly count: number;
}

/** Formats the silenced findings with their reasons, one per line. */
export function formatSilenced(silenced: readonly SilencedRow[], style: TextStyle): string {
  return silenced
    .map(({ code, reason, count }) => style.dim(`silenced: ${code} (${count}), because: ${reason}\n`))
    .join("");
}
