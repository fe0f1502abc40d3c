import type { performance as nodePerformance } from "node:perf_hooks";
import type { Timing } from "../core/stopwatch.js";
import { sinceStart } from "./since-start.js";

const loadedAt = sinceStart();

/** The steps before a build: what bare Node takes to start, and what loading handbill adds. */
export function startSteps(): Timing[] {
  // As a global it is a browser's to TypeScript; importing Node's own loads 2 ms of code.
  const { bootstrapComplete } = (performance as unknown as typeof nodePerformance).nodeTiming;
  return [
    { step: "bare Node", ms: bootstrapComplete },
    { step: "handbill", ms: loadedAt - bootstrapComplete },
  ];
}
