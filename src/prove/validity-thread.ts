import { startThread } from "../core/start-thread.js";
import type { ValidityFlaw } from "./validity-flaw.js";

/** A thread that runs html-validate, which takes a while to load and is best loaded beside other work. */
export class ValidityThread {
  readonly #worker = startThread("validity-worker");

  /** Validates one page after the other. Can be called once. Throws what the thread throws. */
  async validate(pages: readonly string[]): Promise<ValidityFlaw[][]> {
    const results: ValidityFlaw[][] = [];
    try {
      return await new Promise((resolve, reject) => {
        if (pages.length === 0) resolve(results);
        this.#worker.on("message", (flaws: ValidityFlaw[]) => {
          if (results.push(flaws) === pages.length) resolve(results);
        });
        this.#worker.once("error", reject);
        this.#worker.once("exit", () => reject(new Error("the thread of html-validate ended early")));
        for (const html of pages) this.#worker.postMessage(html);
      });
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
