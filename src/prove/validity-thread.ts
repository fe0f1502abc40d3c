import type { StartThread, Thread } from "../effects/thread.js";
import type { ValidityFlaw } from "./validity-flaw.js";

/** A thread with html-validate, which takes a while to load, so it loads during other work. */
export class ValidityThread {
  readonly #thread: Thread<ValidityFlaw[]>;

  constructor(startThread: StartThread) {
    this.#thread = startThread("validity-worker");
  }

  /** Validates one page after the other. Can be called once. Throws the thread's errors. */
  async validate(pages: readonly string[]): Promise<ValidityFlaw[][]> {
    const results: ValidityFlaw[][] = [];
    try {
      return await new Promise((resolve, reject) => {
        if (pages.length === 0) resolve(results);
        this.#thread.listen((flaws) => {
          if (results.push(flaws) === pages.length) resolve(results);
        }, reject);
        for (const html of pages) this.#thread.send(html);
      });
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#thread.end();
  }
}
