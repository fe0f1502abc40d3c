import type { ReadStamps } from "./read-stamps.js";

/** What the proof of a site's pages asks of the world. */
export interface ProveEffects {
  /** Digests of what says which packages a project has, by its folder. */
  readonly packageStamps: (root: string) => readonly string[];
  /** Whether all that code had read is as it was, for a thread that has these variables otherwise than the process. */
  readonly areUnchanged: (reads: ReadStamps, variables: Readonly<Record<string, string>>) => boolean;
}
