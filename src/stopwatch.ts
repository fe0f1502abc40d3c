export interface Timing {
  readonly step: string;
  /** Milliseconds. */
  readonly ms: number;
}

/** Tells how long each step took. */
export class Stopwatch {
  readonly laps: Timing[] = [];
  #since = performance.now();

  /** Ends the step that has been going on since the last one ended. */
  lap(step: string): void {
    const now = performance.now();
    this.laps.push({ step, ms: now - this.#since });
    this.#since = now;
  }
}
