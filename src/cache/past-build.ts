import type { Variables } from "../util/variables.js";
import { inputChange } from "./input-change.js";
import type { InputStamps } from "./stamp-inputs.js";
import { type OutputStamps, outputChange } from "./stamp-output.js";

/** What a build was made by and in: texts that are the same if it is. */
export interface Circumstances {
  /** Which Node, started how. */
  readonly node: string;
  readonly user: string;
  /** In all time zones that count. */
  readonly day: string;
  /** What it prints to. */
  readonly terminals: string;
  /** Those by which Node and the bundler are steered, by name, with a hash of the value. */
  readonly variables: readonly (readonly [name: string, hash: string])[];
}

/** The cached result of a successful build: its inputs, its versions, its output and its messages. */
export interface PastBuild<Report> {
  readonly circumstances: Circumstances;
  /** Why nothing but its output can be compared with it, and each build is a whole one; undefined if all can be. */
  readonly again?: string | undefined;
  /** When the first data of a page is stale, in milliseconds since 1970. */
  readonly dataUntil?: number | undefined;
  readonly inputs: InputStamps;
  /** Absolute. */
  readonly outDir: string;
  readonly output: OutputStamps;
  readonly report: Report;
}

/** What is not as it was at an earlier build; undefined if all is, so that the build would write and tell the same again. */
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

/** Which circumstance is another, as a sentence tells it; undefined if none is. */
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
