import { hash } from "node:crypto";

/** V8's compiled functions of a chunk, with the SHA-256 of its source. */
export interface CompiledChunk {
  readonly source: string;
  readonly code: Uint8Array;
}

/** Where compiled chunks are cached for the next run, by name. */
export interface CodeStore {
  readonly read: () => ReadonlyMap<string, CompiledChunk> | undefined;
  /** Absent if nothing more should be cached. */
  readonly write?: (chunks: ReadonlyMap<string, CompiledChunk>) => void;
}

export const digestOfSource = (source: string): string => hash("sha256", source, "base64");
