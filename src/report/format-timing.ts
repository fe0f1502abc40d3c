import type { Timing } from "../effects/stopwatch.js";
import { formatTable } from "./format-table.js";
import type { TextStyle } from "./text-style.js";

/** How long each step took, with a bar for its share. */
export function formatTiming(steps: readonly Timing[], style: TextStyle): string {
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  const rows = [...steps, { step: "total", ms: total }].map(({ step, ms }) => [
    step,
    `${ms.toFixed(1)} ms`,
    bar(step === "total" ? 0 : ms / total),
  ]);
  return `${formatTable(rows, ["left", "right", "left"])
    .map((line) => `  ${style.dim(line)}`)
    .join("\n")}\n`;
}

const bar = (share: number) => "▪".repeat(Math.round(share * 30));
