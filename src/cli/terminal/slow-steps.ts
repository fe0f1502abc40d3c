import type { OnStep, Part, Step } from "../../effects/progress.js";
import { elapsed } from "../../runtime/own-clock.js";

/** Steps are shown only after this time. In milliseconds. */
const patienceMs = 1000;

/** The minimum time between two updates of a number. In milliseconds. */
const betweenMs = 100;

const words: Readonly<Record<Step, string>> = {
  read: "reading the site",
  plan: "planning the pages",
  render: "rendering pages",
  encode: "making images and fonts",
  derive: "making the other files",
  check: "checking",
  commit: "writing the output",
};

/** Shows the current step once the whole takes longer than a second. */
export class SlowSteps {
  readonly #print: (line: string) => void;
  #since: number | undefined;
  #line = "";
  #step: Step | undefined;
  #shownAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `since` is the start of the first step by `performance.now`; default: when it is reported. */
  constructor(print: (line: string) => void, since?: number) {
    this.#print = print;
    this.#since = since;
  }

  readonly onStep: OnStep = (step, part) => {
    const now = elapsed();
    this.#since ??= now;
    const isNew = step !== this.#step;
    this.#step = step;
    this.#line = formatStep(step, part);
    const waits = this.#since + patienceMs - now;
    // While this thread is busy with pages no timer fires, and while it waits nothing calls this.
    if (waits > 0) this.#timer ??= setTimeout(this.#show, waits).unref();
    else if (isNew || now - this.#shownAt >= betweenMs) this.#show();
  };

  /** The last step has ended; the next one belongs to another build. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#since = undefined;
    this.#step = undefined;
  }

  readonly #show = (): void => {
    this.#shownAt = elapsed();
    this.#print(this.#line);
  };
}

function formatStep(step: Step, part: Part | undefined): string {
  const count = part && part.of > 1 ? `: ${part.done} of ${part.of}` : "";
  return `${words[step]}${count} …`;
}
