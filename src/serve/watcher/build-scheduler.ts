import { setImmediate as yieldToEvents } from "node:timers/promises";
import { type Scheduler, Superseded } from "../../effects/scheduler.js";

/** How long a build may keep requests waiting. In milliseconds. */
const sliceMs = 6;

/** Lets requests and file changes in during a build, and ends it when there is something newer to build. */
export class BuildScheduler implements Scheduler {
  readonly #isSuperseded: () => boolean;
  #since = performance.now();

  constructor(isSuperseded: () => boolean) {
    this.#isSuperseded = isSuperseded;
  }

  readonly shouldYield = (): boolean => performance.now() - this.#since > sliceMs;

  readonly yield = async (): Promise<void> => {
    if (!this.shouldYield()) return;
    await yieldToEvents();
    if (this.#isSuperseded()) throw new Superseded();
    this.#since = performance.now();
  };
}
