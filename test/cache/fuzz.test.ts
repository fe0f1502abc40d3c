import { expect, test } from "vitest";
import { liveOn, type Tally } from "../fuzz/rounds.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { isThorough } from "../support/thorough.js";

/* The first rounds of `npm run test:fuzz`: after any edits, a build with the cache gives the same result as a clean build. */

test.each(isThorough ? [7, 11] : [11])(
  "a build with the cache equals a clean build after random edits, seed %d",
  {
    timeout: scaledTimeout(120_000),
  },
  async (seed) => {
    const tally: Tally = { rounds: 0, failed: 0, unchanged: 0, codes: {} };
    const rounds = isThorough ? 8 : 2;
    expect(await liveOn(seed, rounds, tally)).toBeUndefined();
    expect(tally.failed).toBeLessThan(rounds);
  },
);
