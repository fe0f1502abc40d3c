import type { Variables } from "../util/variables.js";
import { inputChange } from "./input-change.js";
import type { InputStamps } from "./stamp-inputs.js";
import { type OutputStamps, outputChange } from "./stamp-output.js";

/** The environment of a build: texts that are equal if it is. */
export interface Circumstances {
  /** The Node version and its options. */
  readonly node: string;
  readonly user: string;
  /** The day in all relevant time zones. */
  readonly day: string;
  /** The terminal that it prints to. */
  readonly terminals: string;
  /** The variables that control Node and the bundler, by name, with a hash of the value. */
  readonly variables: readonly (readonly [name: string, hash: string])[];
}

/** The cached result of a successful build: its inputs, its versions, its output and its messages. */
export interface PastBuild<Report> {
  readonly circumstances: Circumstances;
  /** Why only its output can be compared, so that each build has to be complete; undefined if everything can be compared. */
  readonly again?: string | undefined;
  /** When the first data of a page becomes stale, in milliseconds since 1970. */
  readonly dataUntil?: number | undefined;
  readonly inputs: InputStamps;
  /** Absolute. */
  readonly outDir: string;
  readonly output: OutputStamps;
  readonly report: Report;
}

/** The first change since an earlier build; undefined if there is none, so that a new build would write and print the same. */
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
  return inputChange(inputs, { ...now, outDir }) ?? outputChange(outDir, output);
}

/** Describes the changed circumstance; undefined if none changed. */
export function circumstanceChange(before: Circumstances, now: Circumstances): string | undefined {
  if (before.day !== now.day) return "a new day has begun";
  if (before.node !== now.node) return "another Node runs it, or the same with other flags";
  if (before.user !== now.user) return "another user runs it, or one with another umask";
  if (before.terminals !== now.terminals) return "it prints to a terminal, or no longer";
  const own = (variables: Circumstances["variables"]) => variables.map((variable) => variable.join(" "));
  const [past, present] = [new Set(own(before.variables)), new Set(own(now.variables))];
  const [changed] = [...past, ...present].filter((variable) => !past.has(variable) || !present.has(variable));
  return changed === undefined ? undefined : `the environment has changed: ${changed.split(" ")[0]}`;
}
