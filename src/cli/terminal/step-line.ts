import { isatty } from "node:tty";
import { stripVTControlCharacters } from "node:util";
import { divertOutput } from "../process/divert-output.js";
import { SlowSteps } from "./slow-steps.js";
import { StatusArea } from "./status-area.js";
import { styleOf } from "./terminal.js";

/** The last line of a terminal, which shows the current step of a long command. Other output goes above it. */
export class StepLine {
  readonly steps: SlowSteps;
  #shown: { readonly area: StatusArea; readonly giveBack: () => void } | undefined;

  constructor() {
    const since = 0; // the process's start
    this.steps = new SlowSteps((line) => this.#show(line), since);
  }

  /** Removes the line. */
  end(): void {
    this.steps.end();
    this.#shown?.area.show("");
    this.#shown?.giveBack();
    this.#shown = undefined;
  }

  #show(line: string): void {
    if (!this.#shown) {
      this.#shown = beginStatus();
      // A bug may end the process.
      process.once("exit", () => this.end());
    }
    this.#shown.area.show(styleOf(2).dim(cutToWidth(line, process.stderr.columns)));
  }
}

/** The line for slow work, if there is a terminal. */
export const stepLine = (): StepLine | undefined =>
  isatty(2) && process.env.TERM !== "dumb" ? new StepLine() : undefined;

function beginStatus() {
  const { stderr } = process;
  const write = stderr.write.bind(stderr);
  const area = new StatusArea({
    get columns() {
      return stderr.columns;
    },
    get rows() {
      return stderr.rows;
    },
    write: (text) => write(text),
  });
  return { area, giveBack: divertOutput((text) => area.writeAbove(text)) };
}

export function cutToWidth(line: string, columns: number): string {
  const plain = stripVTControlCharacters(line);
  return plain.length < columns ? line : `${plain.slice(0, Math.max(0, columns - 2))}…`;
}
