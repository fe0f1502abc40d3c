/** Runs work repeatedly, never twice at once. Requests during a run become one more run. */
export class CoalescedRuns {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #isAskedAgain = false;

  /** `work` must not throw. */
  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when a run has ended that started after this call. */
  ask(): Promise<void> {
    this.#isAskedAgain = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        await this.#work();
      }
    } finally {
      this.#running = undefined;
    }
  }
}
