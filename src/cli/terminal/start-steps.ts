import type { performance as nodePerformance } from "node:perf_hooks";
import type { Timing } from "../../effects/stopwatch.js";
import { once } from "../../util/once.js";
import { sinceStart } from "./since-start.js";

const loadedAt = sinceStart();

/**
 * The steps before a build: what bare Node takes to start, and what loading handbill adds. Node loads 2 ms of code when it is first asked,
 * and what is asked of clocks while the site's code is followed is taken for its own: so who runs any asks before.
 */
export const startSteps = once((): Timing[] => {
  // As a global it is a browser's to TypeScript.
  const { bootstrapComplete } = (performance as unknown as typeof nodePerformance).nodeTiming;
  return [
    { step: "bare Node", ms: bootstrapComplete },
    { step: "handbill", ms: loadedAt - bootstrapComplete },
  ];
});
