import { setImmediate as nextTurn } from "node:timers/promises";
import { Superseded, type Turns } from "../../effects/turns.js";

/** How long a build may keep requests waiting. In milliseconds. */
const turnMs = 6;

/** Lets requests and file changes in during a build, and ends it when there is something newer to build. */
export class TurnTaker implements Turns {
  readonly #isSuperseded: () => boolean;
  #since = performance.now();

  constructor(isSuperseded: () => boolean) {
    this.#isSuperseded = isSuperseded;
  }

  readonly isOver = (): boolean => performance.now() - this.#since > turnMs;

  readonly next = async (): Promise<void> => {
    if (!this.isOver()) return;
    await nextTurn();
    if (this.#isSuperseded()) throw new Superseded();
    this.#since = performance.now();
  };
}
