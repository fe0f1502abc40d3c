import type { Serving } from "../hosts/serving.js";
import type { Page } from "./page.js";

/** A file to be published. */
export interface OutputFile {
  /** Posix, relative to the output folder. */
  readonly outputFile: string;
  readonly bytes: Uint8Array;
  /** Tells the SHA-256 of `bytes`, in hex, where somebody else may have asked for it already. */
  readonly hash?: () => string;
  /** Who asked for it: a source file or the generator's maker. */
  readonly from: string;
}

/** Everything that will be published, complete in memory, ordered by path. */
export interface Tree {
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly pages: readonly Page[];
  /** The configuration for the host, if it reads any. */
  readonly serving?: Serving | undefined;
}
