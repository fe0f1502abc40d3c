/** The clock of a flow. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since an arbitrary moment, with fractions; it never goes back. */
  readonly elapsed: () => number;
  /** Resolves after a number of milliseconds, or immediately when the run is over. */
  readonly sleep: (ms: number) => Promise<void>;
}
