import type { Clock } from "./clock.js";
import type { OnStep, Step } from "./progress.js";

export interface Timing {
  readonly step: string;
  /** Milliseconds. */
  readonly ms: number;
}

/** Tells how long each step took, and which one begins. */
export class Stopwatch {
  readonly laps: Timing[] = [];
  readonly #onStep: OnStep | undefined;
  #step: Step | undefined;
  readonly #clock: Clock;
  #since: number;

  constructor(clock: Clock, onStep?: OnStep) {
    this.#clock = clock;
    this.#since = clock.elapsed();
    this.#onStep = onStep;
  }

  /** Ends the step that is going on, and begins the next one, in silence if it has nothing to do. */
  begin(step: Step | undefined, { quietly = false } = {}): void {
    if (this.#step) this.lap(this.#step);
    this.#step = step;
    if (step && !quietly) this.#onStep?.(step);
  }

  /** Tells how far the step is that is going on. */
  readonly progress = (done: number, of: number): void => {
    if (this.#step) this.#onStep?.(this.#step, { done, of });
  };

  /** Ends what has been going on since the last lap ended. */
  lap(step: string): void {
    const now = this.#clock.elapsed();
    this.laps.push({ step, ms: now - this.#since });
    this.#since = now;
  }
}
