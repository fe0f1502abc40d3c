import type { ReadStamps, Variables } from "../effects/reads.js";
import { areReadsUnchanged } from "./stamp-reads.js";
import { isOutputUnchanged, type OutputStamps } from "./stamps.js";

/** The cached result of a successful build: its inputs, its environment, its output and its messages. */
export interface PastBuild<Report> {
  /** The environment, such as the day and the version of Node: equal texts mean an equal environment. */
  readonly environment: string;
  /** When the first data of a page becomes stale, in milliseconds since 1970. */
  readonly dataUntil?: number | undefined;
  /** Undefined if it read something that cannot be compared, so that the next build has to be a full one. */
  readonly inputs: ReadStamps | undefined;
  /** Absolute. */
  readonly outDir: string;
  readonly output: OutputStamps;
  readonly report: Report;
}

interface Now {
  readonly environment: string;
  readonly variables: Variables;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Whether a new build would write and report the same. */
export function isUnchanged(
  { environment, dataUntil = Number.POSITIVE_INFINITY, inputs, outDir, output }: PastBuild<unknown>,
  now: Now,
): boolean {
  return (
    environment === now.environment &&
    now.time < dataUntil &&
    inputs !== undefined &&
    areReadsUnchanged(inputs, { outDir, variables: now.variables }) &&
    isOutputUnchanged(outDir, output)
  );
}
