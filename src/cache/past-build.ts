import type { ReadStamps } from "../effects/reads.js";
import type { Variables } from "../util/variables.js";
import { type OutputStamps, outputChange } from "./stamp-output.js";
import { readChange } from "./stamp-reads.js";

/** What a build runs in, by name, such as the day and the version of Node: texts that are the same if it is. */
export type Circumstances = Readonly<Record<string, string>>;

/** The cached result of a successful build: its inputs, its circumstances, its output and its messages. */
export interface PastBuild<Report> {
  readonly circumstances: Circumstances;
  /** Why each build is a full one; undefined if the inputs can be compared. */
  readonly again?: string | undefined;
  /** When the first data of a page becomes stale, in milliseconds since 1970. */
  readonly dataUntil?: number | undefined;
  readonly inputs: ReadStamps;
  /** Absolute. */
  readonly outDir: string;
  readonly output: OutputStamps;
  readonly report: Report;
}

/** What has changed since a build; undefined if nothing has, so that a build would write and report the same again. */
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

/** Which circumstance has changed, as a sentence; undefined if none has. */
export function circumstanceChange(before: Circumstances, now: Circumstances): string | undefined {
  const changed = Object.keys({ ...before, ...now }).find((name) => before[name] !== now[name]);
  return changed && `${changed} has changed`;
}
