import { setImmediate as nextTurn } from "node:timers/promises";
import { Superseded, type Turns } from "../../effects/turns.js";

/** For so long a build may keep requests waiting. In milliseconds. */
const turnMs = 6;

/** Lets requests and changes of files in while a build goes on, which is over when there is something newer to build. */
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
