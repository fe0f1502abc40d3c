import { Diagnostics } from "../diagnostics/diagnostics.js";

/**
 * Texts of documents that are still being made. Reading one waits for it; everything else about the documents
 * is known.
 */
export interface LateTexts {
  /** Waits for all of them, and reports what is wrong with them. */
  readonly settle: (log: Diagnostics) => Promise<void>;
  readonly close: () => void;
}

/** The texts that a build has not waited for yet, if there are any. */
export class PendingTexts {
  #late: LateTexts | undefined;

  readonly begin = (late: LateTexts): void => {
    this.#late = late;
  };

  /** Waits for them; gives what is wrong with them, after it was reported. */
  async settle(log: Diagnostics): Promise<Diagnostics> {
    const found = new Diagnostics();
    const late = this.#late;
    this.#late = undefined;
    try {
      await late?.settle(found);
    } finally {
      late?.close();
    }
    log.take(found.sorted());
    return found;
  }

  close(): void {
    this.#late?.close();
  }
}
