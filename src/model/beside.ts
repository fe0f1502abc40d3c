/** Something that the site's code has started and that would keep the process from ending. */
export interface LeftRunning {
  /** As a sentence names it: `a timer`. */
  readonly what: string;
  /** Where it was started, as an error's `stack`. */
  readonly stack: string;
}

/** What the site's code has done beside the calls that the build made of it. */
export interface DoneBeside {
  /** What was thrown and rejected that nobody has caught, and calls that would have ended the process. */
  readonly thrown: readonly unknown[];
  readonly running: readonly LeftRunning[];
}

/**
 * Gives what is due of the site's code its turn, promises and timers, and tells what has come of it since it
 * was last asked. Whoever owns the process provides this.
 */
export type WatchBeside = () => Promise<DoneBeside>;

/** Thrown by a call that would have ended the process: whoever made it may tell it, and it is told beside the build too. */
export class EndAskedFor extends Error {}
