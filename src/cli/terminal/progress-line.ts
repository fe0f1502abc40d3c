import { isatty } from "node:tty";

export interface ProgressLine<Progress> {
  readonly show: (progress: Progress) => void;
  /** Removes the line. */
  readonly end: () => void;
}

const quietMs = 5000;

/** Shows the progress of something: in one line that is rewritten on a terminal, after `pauseMs`, and rarely elsewhere. */
export function progressLine<Progress>(
  say: (progress: Progress) => string,
  pauseMs = 0,
): ProgressLine<Progress> {
  const isTerminal = isatty(2) && process.env.TERM !== "dumb";
  let last = performance.now();
  let shown = false;
  return {
    show(progress) {
      const now = performance.now();
      if (now - last < (isTerminal ? pauseMs : quietMs)) return;
      last = now;
      shown = true;
      const line = say(progress);
      process.stderr.write(
        isTerminal ? `\r\u001b[2K${line.slice(0, (process.stderr.columns ?? 80) - 1)}` : `${line}\n`,
      );
    },
    end() {
      if (shown && isTerminal) process.stderr.write("\r\u001b[2K");
    },
  };
}
