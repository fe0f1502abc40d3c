/** What code has read, as it was then. */
export interface ReadStamps {
  readonly files: readonly FileStamp[];
  readonly variables: readonly VariableStamp[];
}

/** A file or folder with its size and when it was written, in milliseconds since 1970; of size -1 if it was not there. */
export type FileStamp = readonly [path: string, size: number, writtenAt: number];

/** An environment variable, or `*` for all of them, with a digest of the value: it may be a secret. */
export type VariableStamp = readonly [name: string, digest: string];
