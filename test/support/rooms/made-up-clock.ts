import { setImmediate } from "node:timers/promises";
import type { Clock } from "../../../src/effects/stopwatch.js";

export interface MadeUpClock extends Pick<Clock, "elapsed" | "sleep"> {
  /** Schedules a call after a number of milliseconds. */
  readonly after: (ms: number, happen: () => void) => void;
}

/** A clock that starts at 0 and only advances while someone waits, immediately. */
export function madeUpClock(): MadeUpClock {
  let now = 0;
  const plans: { at: number; happen: () => void }[] = [];
  return {
    elapsed: () => now,
    async sleep(ms) {
      // Lets other work run, which may be what is waited for.
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
