import { availableParallelism } from "node:os";
import type { Diagnostic } from "../core/diagnostic.js";
import type { LegalDocument } from "../core/project.js";
import type { StartThread, Thread } from "../core/thread.js";
import type { LegalContext } from "./read-legal.js";

export type LegalMessage =
  | { readonly kind: "parse"; readonly root: string; readonly files: readonly string[] }
  | { readonly kind: "resolve"; readonly context: Pick<LegalContext, "site" | "facts"> | undefined };

export interface LegalAnswer {
  readonly documents: readonly LegalDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/** To start a thread and load remark in it takes as long as reading some 50 documents. */
export const documentsPerThread = 50;

/** Reads many legal documents on all cores. Serves one build. */
export class LegalThreads {
  readonly #threads: readonly Thread<LegalAnswer>[];

  /** Begins to read and parse files. */
  constructor(files: readonly string[], root: string, startThread: StartThread) {
    const count = Math.min(availableParallelism(), Math.ceil(files.length / documentsPerThread));
    this.#threads = Array.from({ length: count }, () => startThread<LegalAnswer>("legal-thread"));
    const share = Math.ceil(files.length / count);
    for (const [index, thread] of this.#threads.entries()) {
      const part = files.slice(index * share, (index + 1) * share);
      thread.send({ kind: "parse", files: part, root } satisfies LegalMessage);
    }
  }

  /** The documents in the order of their files; without a context only what parsing found wrong. */
  async resolve(context: Pick<LegalContext, "site" | "facts"> | undefined): Promise<LegalAnswer> {
    const answers = await Promise.all(
      this.#threads.map(async (thread) => {
        const answer = new Promise<LegalAnswer>((resolve, reject) => thread.listen(resolve, reject));
        thread.send({ kind: "resolve", context } satisfies LegalMessage);
        return await answer;
      }),
    );
    return {
      documents: answers.flatMap(({ documents }) => documents),
      diagnostics: answers.flatMap(({ diagnostics }) => diagnostics),
    };
  }

  close(): void {
    for (const thread of this.#threads) void thread.end();
  }
}
