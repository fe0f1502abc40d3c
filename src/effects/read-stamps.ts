import type { Stamp } from "./stamp-of-stats.js";

/** What code has read, as it was then. */
export interface ReadStamps {
  readonly files: readonly FileStamp[];
  readonly variables: readonly VariableStamp[];
}

/** A file or folder; its stamp is empty if it was not there. */
export type FileStamp = readonly [path: string, stamp: Stamp];

/** An environment variable, or `*` for all of them, with a digest of the value: it may be a secret. */
export type VariableStamp = readonly [name: string, digest: string];
