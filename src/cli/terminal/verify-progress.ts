import { isatty } from "node:tty";
import type { VerifyProgress } from "../../network/verify/verify-site.js";

const quietFor = 5000;

/** Says how far the addresses of the live site are: in one line that renews itself on a terminal, seldom elsewhere. */
export function verifyProgress(): { show: (progress: VerifyProgress) => void; end: () => void } {
  const isTerminal = isatty(2) && process.env.TERM !== "dumb";
  let last = performance.now();
  let shown = false;
  return {
    show({ done, of, again }) {
      const now = performance.now();
      if (now - last < (isTerminal ? 100 : quietFor)) return;
      last = now;
      shown = true;
      const line = again ? `waiting for ${of} that do not match the build yet` : `asked: ${done} of ${of}`;
      process.stderr.write(isTerminal ? `\r\u001b[2K${line}` : `${line}\n`);
    },
    end() {
      if (shown && isTerminal) process.stderr.write("\r\u001b[2K");
    },
  };
}
