import { Diagnostics } from "../diagnostics/diagnostics.js";

/**
 * Texts of documents that are still being made. Reading one waits for it; everything else about the documents
 * is known.
 */
export interface UnsettledTexts {
  /** Waits for all of them, and reports what is wrong with them. */
  readonly settle: (log: Diagnostics) => Promise<void>;
  readonly close: () => void;
}

/** The texts that a build has not waited for yet, if there are any. */
export class PendingTexts {
  #pending: UnsettledTexts | undefined;

  readonly begin = (pending: UnsettledTexts): void => {
    this.#pending = pending;
  };

  /** Waits for them; gives what is wrong with them, after it was reported. */
  async settle(log: Diagnostics): Promise<Diagnostics> {
    const found = new Diagnostics();
    const pending = this.#pending;
    this.#pending = undefined;
    try {
      await pending?.settle(found);
    } finally {
      pending?.close();
    }
    log.take(found.sorted());
    return found;
  }

  close(): void {
    this.#pending?.close();
  }
}
