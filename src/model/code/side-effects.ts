/** Something that the site's code started and that would keep the process running. */
export interface LeftRunning {
  /** Its name in a message: `a timer`. */
  readonly what: string;
  /** Where it was started, in the form of an error's `stack`. */
  readonly stack: string;
}

/** Side effects of the site's code outside the calls of the build. */
export interface SideEffects {
  /** Uncaught errors and rejections, and attempts to exit the process. */
  readonly thrown: readonly unknown[];
  readonly running: readonly LeftRunning[];
}

/** Lets pending promises and timers of the site's code run, and returns the side effects since the last call. */
export type WatchSideEffects = () => Promise<SideEffects>;

/** Thrown instead of exiting the process. The caller may report it; the owner of the process reports it too. */
export class ExitRequested extends Error {}
