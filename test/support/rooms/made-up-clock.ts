import { setImmediate } from "node:timers/promises";
import type { Clock } from "../../../src/effects/clock.js";

export interface MadeUpClock extends Pick<Clock, "elapsed" | "sleep"> {
  /** Has something happen in so many milliseconds. */
  readonly after: (ms: number, happen: () => void) => void;
}

/** Time that begins at 0 and passes only where it is waited for, and then at once. */
export function madeUpClock(): MadeUpClock {
  let now = 0;
  const plans: { at: number; happen: () => void }[] = [];
  return {
    elapsed: () => now,
    async sleep(ms) {
      // Others get their turn meanwhile, who may be what is waited for.
      await setImmediate();
      now += ms;
      for (const plan of plans.splice(0)) {
        if (plan.at <= now) plan.happen();
        else plans.push(plan);
      }
    },
    after: (ms, happen) => void plans.push({ at: now + ms, happen }),
  };
}
