import type { CacheKey } from "../effects/result-store.js";
import type { SourceBytes } from "../model/project.js";

/** A file to be made, unless it is cached. */
export interface MediaFile extends Omit<SourceBytes, "bytes"> {
  readonly key: CacheKey;
  /** Returns undefined if it fails, which it reports. Loads a program only when it is called. */
  readonly make: () => Promise<Uint8Array | undefined>;
  /** Reports a problem of the file, cached or not. */
  readonly check?: (bytes: Uint8Array) => void;
}

/** Represents a file that could not be made, which was reported, so that links to it are not reported as broken too. */
export const missingBytes = new Uint8Array();
