import type { performance as nodePerformance } from "node:perf_hooks";
import type { Timing } from "../../effects/stopwatch.js";
import { once } from "../../util/once.js";
import { sinceStart } from "./since-start.js";

const loadedAt = sinceStart();

/**
 * The steps before a build: the start of Node, and loading handbill. Node loads 2 ms of code at the first call, and clock reads count as
 * the site's while its code is followed, so callers read the clock before they run any.
 */
export const startSteps = once((): Timing[] => {
  // TypeScript has the browser's type for the global `performance`.
  const { bootstrapComplete } = (performance as unknown as typeof nodePerformance).nodeTiming;
  return [
    { step: "bare Node", ms: bootstrapComplete },
    { step: "handbill", ms: loadedAt - bootstrapComplete },
  ];
});
