import type { performance as nodePerformance } from "node:perf_hooks";
import type { Timing } from "../core/stopwatch.js";
import { sinceStart } from "./since-start.js";

const loadedAt = sinceStart();

/**
 * As a global it is a browser's to TypeScript; importing Node's own loads 2 ms of code. It is asked before the site's code runs:
 * what is asked of clocks while that is followed is taken for its own.
 */
const { bootstrapComplete } = (performance as unknown as typeof nodePerformance).nodeTiming;

/** The steps before a build: what bare Node takes to start, and what loading handbill adds. */
export const startSteps = (): Timing[] => [
  { step: "bare Node", ms: bootstrapComplete },
  { step: "handbill", ms: loadedAt - bootstrapComplete },
];
