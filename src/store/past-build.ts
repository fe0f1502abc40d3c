import type { Variables } from "../core/variables.js";
import { type Change, inputChange } from "./input-change.js";
import type { InputStamps } from "./stamp-inputs.js";
import { type OutputStamps, outputChange } from "./stamp-output.js";

/** What is kept of a build that went well: what it was made of and by, what it wrote, and what it told. */
export interface PastBuild<Report> {
  /** What the build was made by and in: as `describeCircumstances` tells it. */
  readonly circumstances: string;
  /** Why nothing but its output can be compared with it, and each build is a whole one; undefined if all can be. */
  readonly again?: string | undefined;
  readonly inputs: InputStamps;
  /** Absolute. */
  readonly outDir: string;
  readonly output: OutputStamps;
  readonly report: Report;
}

/** What is not as it was at an earlier build; undefined if all is, so that the build would write and tell the same again. */
export function changeSince(
  { circumstances, again, inputs, outDir, output }: PastBuild<unknown>,
  now: { readonly circumstances: string; readonly variables: Variables; readonly root: string },
): Change | undefined {
  if (circumstances !== now.circumstances)
    return { says: "it was built on another day, by another version or in another environment" };
  if (again !== undefined) return { says: again };
  const input = inputChange(inputs, { ...now, outDir });
  const says = input ? undefined : outputChange(outDir, output);
  return input ?? (says === undefined ? undefined : { says, only: [] });
}
