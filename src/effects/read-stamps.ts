import type { Stamp } from "./stamp-of-stats.js";

/** The reads of code, with stamps from that time. */
export interface ReadStamps {
  readonly files: readonly FileStamp[];
  readonly variables: readonly VariableStamp[];
}

/** A file or folder; the stamp is empty if it did not exist. */
export type FileStamp = readonly [path: string, stamp: Stamp];

/** An environment variable, or `*` for all of them, with a digest of the value, which may be a secret. */
export type VariableStamp = readonly [name: string, digest: string];
