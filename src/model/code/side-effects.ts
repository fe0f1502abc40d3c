/** Something that the site's code has started and that would keep the process from ending. */
export interface LeftRunning {
  /** As a sentence names it: `a timer`. */
  readonly what: string;
  /** Where it was started, as an error's `stack`. */
  readonly stack: string;
}

/** What the site's code has done beside the calls that the build made of it. */
export interface SideEffects {
  /** Uncaught errors and rejections, and calls that would have ended the process. */
  readonly thrown: readonly unknown[];
  readonly running: readonly LeftRunning[];
}

/**
 * Lets pending promises and timers of the site's code run, and returns what has happened since the last call.
 * The owner of the process provides this.
 */
export type WatchSideEffects = () => Promise<SideEffects>;

/**
 * Thrown by a call that would have ended the process. The caller may report it; the owner of the process
 * reports it too.
 */
export class EndAskedFor extends Error {}
