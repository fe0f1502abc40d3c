import type { ReadStamps } from "./read-stamps.js";
import type { Makers } from "./result-store.js";

/** What the proof of a site's pages asks of the world. */
export interface ProveEffects {
  /** What React's warnings depend on beside the site: its version and Node's. Loads none of it. */
  readonly reactMakers: () => Makers;
  /** Digests of what says which packages a project has, by its folder. */
  readonly packageStamps: (root: string) => readonly string[];
  /** Whether all that code had read is as it was, for a thread that has these variables otherwise than the process. */
  readonly areUnchanged: (reads: ReadStamps, variables: Readonly<Record<string, string>>) => boolean;
}
