import type { ReadStamps } from "./read-stamps.js";

/** The effects of proving a site's pages. */
export interface ProveEffects {
  /** Digests of the files that show which packages a project has, by its folder. */
  readonly packageStamps: (root: string) => readonly string[];
  /** Whether everything that code read is unchanged, for a thread whose environment has these variables in addition. */
  readonly areUnchanged: (reads: ReadStamps, variables: Readonly<Record<string, string>>) => boolean;
}
