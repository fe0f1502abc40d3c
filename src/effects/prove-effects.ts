import type { ReadStamps, Reads } from "./reads.js";

/** The effects of proving a site's pages. */
export interface ProveEffects {
  /** Digests of the files that show which packages a project has, by its folder. */
  readonly packageStamps: (root: string) => readonly string[];
  readonly stampReads: (reads: Reads) => ReadStamps;
  /** Whether all reads would have the same results now. */
  readonly areUnchanged: (reads: ReadStamps) => boolean;
}
