import { isatty } from "node:tty";
import { stripVTControlCharacters } from "node:util";
import { elapsed } from "../../runtime/own-clock.js";
import { printError, stdout, styleOf } from "./terminal.js";

/** The last line of a terminal, for the progress of a long command. Other output replaces it, until it is shown again. */
export class ProgressLine {
  readonly #write = process.stderr.write.bind(process.stderr);
  #restore: (() => void) | undefined;
  #shownAt = elapsed();

  /** Shows a line like the last one, unless that is too new to be read. */
  update(line: string): void {
    if (elapsed() - this.#shownAt >= betweenMs) this.show(line);
  }

  show(line: string): void {
    this.#shownAt = elapsed();
    this.#restore ??= this.#begin();
    const cut = cutToWidth(line, process.stderr.columns);
    this.#write(`${erased}${styleOf(2).dim(cut)}`);
  }

  end(): void {
    this.#restore?.();
    this.#restore = undefined;
  }

  /** Erases the line before anything else is written. */
  #begin(): () => void {
    const streams = [stdout, process.stderr].filter(({ isTTY }) => isTTY);
    const own = streams.map((stream) => stream.write);
    for (const stream of streams) {
      const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
      stream.write = (...args: unknown[]) => {
        this.#write(erased);
        return write(...args);
      };
    }
    // A bug may end the process.
    const end = () => this.end();
    process.once("exit", end);
    return () => {
      process.off("exit", end);
      this.#write(erased);
      for (const [index, stream] of streams.entries()) stream.write = own[index] ?? stream.write;
    };
  }
}

const erased = "\r\u001b[2K";

function cutToWidth(line: string, columns: number): string {
  const plain = stripVTControlCharacters(line);
  return plain.length < columns ? line : `${plain.slice(0, Math.max(0, columns - 2))}…`;
}

export const progressLine = (): ProgressLine | undefined =>
  isatty(2) && process.env.TERM !== "dumb" ? new ProgressLine() : undefined;

/** The minimum time between two updates, in milliseconds: in the line, and where each update is a line of its own. */
const [betweenMs, quietMs] = [100, 5000];

export function requestProgress<Progress>(say: (progress: Progress) => string) {
  const line = progressLine();
  let last = elapsed();
  return {
    show: (progress: Progress): void => {
      if (line) return line.update(say(progress));
      if (elapsed() - last < quietMs) return;
      last = elapsed();
      printError(say(progress));
    },
    end: (): void => line?.end(),
  };
}
