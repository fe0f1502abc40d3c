import { statSync } from "node:fs";
import type { ReadStamps } from "../effects/read-stamps.js";
import { type Stamp, stampOfStats } from "../effects/stamp-of-stats.js";
import { orNothing } from "../util/or-nothing.js";
import { digestOfVariable, type Variables } from "../util/variables.js";

export function stampReads(
  files: Iterable<string>,
  names: Iterable<string>,
  variables: Variables,
): ReadStamps {
  return {
    files: Array.from(files, (path) => [path, stampFile(path)] as const),
    variables: Array.from(names, (name) => [name, digestOfVariable(name, variables)] as const),
  };
}

/** Whether everything that was read is unchanged. */
export const areUnchanged = ({ files, variables }: ReadStamps, variablesNow: Variables): boolean =>
  variables.every(([name, digest]) => digestOfVariable(name, variablesNow) === digest) &&
  files.every(([path, stamp]) => stampFile(path) === stamp);

function stampFile(path: string): Stamp {
  return orNothing(() => stampOfStats(statSync(path))) ?? "";
}
