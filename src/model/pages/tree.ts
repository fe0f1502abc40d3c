import type { Serving } from "../hosts/serving.js";
import type { Page } from "./page.js";

export interface OutputFile {
  /** Posix, relative to the output folder. */
  readonly outputFile: string;
  readonly bytes: Uint8Array;
  /** Returns the SHA-256 of `bytes` in hex; absent unless it may be cached. */
  readonly hash?: () => string;
  /** Its origin: a source file, or the name of the module that made it. */
  readonly from: string;
}

/** Everything that will be published, complete in memory, ordered by path. */
export interface Tree {
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly pages: readonly Page[];
  /** The configuration for the host, if it reads any. */
  readonly serving?: Serving | undefined;
}
