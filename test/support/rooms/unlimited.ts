import type { TimeLimit } from "../../../src/effects/time-limit.js";

/** Never stops anything. */
export const unlimited: TimeLimit = {
  call: (_, work) => work(),
  each: (_, items, work) => {
    for (const item of items) work(item);
    return undefined;
  },
};
