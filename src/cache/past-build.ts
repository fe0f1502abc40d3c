import type { ReadStamps } from "../effects/reads.js";
import type { Variables } from "../util/variables.js";
import { type OutputStamps, outputChange } from "./stamp-output.js";
import { readChange } from "./stamp-reads.js";

/** The environment of a build by name, such as the day and the version of Node. Equal texts mean an equal environment. */
export type Circumstances = Readonly<Record<string, string>>;

/** The cached result of a successful build: its inputs, its circumstances, its output and its messages. */
export interface PastBuild<Report> {
  readonly circumstances: Circumstances;
  /** Why every build has to be a full one; undefined if the inputs can be compared. */
  readonly again?: string | undefined;
  /** When the first data of a page becomes stale, in milliseconds since 1970. */
  readonly dataUntil?: number | undefined;
  readonly inputs: ReadStamps;
  /** Absolute. */
  readonly outDir: string;
  readonly output: OutputStamps;
  readonly report: Report;
}

/** The first change since a build, as a sentence; undefined if a new build would write and report the same. */
export function changeSince(
  { circumstances, again, dataUntil, inputs, outDir, output }: PastBuild<unknown>,
  now: {
    readonly circumstances: Circumstances;
    readonly variables: Variables;
    readonly root: string;
    /** Milliseconds since 1970. */
    readonly time: number;
  },
): string | undefined {
  const circumstance = circumstanceChange(circumstances, now.circumstances);
  if (circumstance !== undefined) return circumstance;
  if (again !== undefined) return again;
  if (dataUntil !== undefined && now.time >= dataUntil) return "data that a page loads may be stale";
  return readChange(inputs, { ...now, outDir }) ?? outputChange(outDir, output);
}

/** The first circumstance that changed, as a sentence; undefined if none did. */
export function circumstanceChange(before: Circumstances, now: Circumstances): string | undefined {
  const changed = Object.keys({ ...before, ...now }).find((name) => before[name] !== now[name]);
  return changed && `${changed} has changed`;
}
