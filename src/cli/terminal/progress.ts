import { isatty } from "node:tty";
import type { Progress } from "../../network/outbound/check-outbound.js";
import { formatDuration } from "../../report/format-table.js";

export interface ProgressLine {
  readonly show: (progress: Progress) => void;
  /** Takes the line away. */
  readonly end: () => void;
}

const quietFor = 5000;

/** Says how far the outbound links are: in one line that renews itself on a terminal, seldom elsewhere. */
export function showProgress(): ProgressLine {
  const isTerminal = isatty(2) && process.env.TERM !== "dumb";
  let last = performance.now();
  let shown = false;
  return {
    show({ done, of, slowest }) {
      const now = performance.now();
      if (!isTerminal && now - last < quietFor) return;
      last = now;
      shown = true;
      const slow = slowest ? `, slowest ${slowest.server} (${formatDuration(slowest.ms)})` : "";
      const line = `links: ${done} of ${of}${slow}`;
      process.stderr.write(
        isTerminal ? `\r\u001b[2K${line.slice(0, (process.stderr.columns ?? 80) - 1)}` : `${line}\n`,
      );
    },
    end() {
      if (shown && isTerminal) process.stderr.write("\r\u001b[2K");
    },
  };
}
