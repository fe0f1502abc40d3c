import type { OnStep, Part, Step } from "../../effects/stopwatch.js";
import { elapsed } from "../../runtime/own-clock.js";
import { type ProgressLine, progressLine } from "./progress-line.js";

/** Steps are shown only after this time. In milliseconds. */
const delayMs = 1000;

const words: Readonly<Record<Step, string>> = {
  read: "reading the site",
  plan: "planning the pages",
  render: "rendering pages",
  encode: "making images and fonts",
  derive: "making the other files",
  check: "checking",
  commit: "writing the output",
};

/** The progress line of a build: shows the current step once the whole takes longer than a second. */
export class StepLine {
  readonly #shown: ProgressLine;
  #since: number | undefined;
  #line = "";
  #step: Step | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `since` is the start of the first step by `performance.now`; default: when it is reported. */
  constructor(shown: ProgressLine, since?: number) {
    this.#shown = shown;
    this.#since = since;
  }

  readonly onStep: OnStep = (step, part) => {
    const now = elapsed();
    this.#since ??= now;
    const isNew = step !== this.#step;
    this.#step = step;
    this.#line = formatStep(step, part);
    const waits = this.#since + delayMs - now;
    // While this thread is busy with pages no timer fires, and while it waits nothing calls this.
    if (waits > 0) this.#timer ??= setTimeout(() => this.#shown.show(this.#line), waits).unref();
    else if (isNew) this.#shown.show(this.#line);
    else this.#shown.update(this.#line);
  };

  /** Removes the line: the last step has ended, and the next one belongs to another build. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#since = undefined;
    this.#step = undefined;
    this.#shown.end();
  }
}

export function stepLine(since?: number): StepLine | undefined {
  const shown = progressLine();
  return shown && new StepLine(shown, since);
}

function formatStep(step: Step, part: Part | undefined): string {
  const count = part && part.of > 1 ? `: ${part.done} of ${part.of}` : "";
  return `${words[step]}${count} …`;
}
