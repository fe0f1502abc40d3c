/** Time, as a flow asks for it. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since some moment, with their fractions; it never goes back. */
  readonly elapsed: () => number;
  /** Resolves after a number of milliseconds, or at once when the run is over. */
  readonly sleep: (ms: number) => Promise<void>;
}
