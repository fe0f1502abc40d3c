export type Step = "read" | "plan" | "render" | "derive" | "encode" | "check" | "commit";

/** The progress within a step that repeats its work for many things. */
export interface Part {
  readonly done: number;
  readonly of: number;
}

/** Called when a step starts, and during long steps for each finished item. */
export type OnStep = (step: Step, part?: Part) => void;

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since an arbitrary moment, with fractions; it never goes back. */
  readonly elapsed: () => number;
  /** Resolves after a number of milliseconds, or immediately when the run is over. */
  readonly sleep: (ms: number) => Promise<void>;
}

export interface Timing {
  readonly step: string;
  /** Milliseconds. */
  readonly ms: number;
}

/** Measures the time of each step, and reports the current one. */
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

  /** Ends the current step and starts the next one; `quietly` if it has nothing to do. */
  begin(step: Step | undefined, { quietly = false } = {}): void {
    if (this.#step) this.lap(this.#step);
    this.#step = step;
    if (step && !quietly) this.#onStep?.(step);
  }

  readonly progress = (done: number, of: number): void => {
    if (this.#step) this.#onStep?.(this.#step, { done, of });
  };

  /** Ends a lap: the time since the last one ended. */
  lap(step: string): void {
    const now = this.#clock.elapsed();
    this.laps.push({ step, ms: now - this.#since });
    this.#since = now;
  }
}
