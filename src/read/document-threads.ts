import { availableParallelism } from "node:os";
import type { StartThread, Thread } from "../core/thread.js";
import type { DocumentTexts } from "./make-document.js";
import type { MadeFile } from "./make-documents.js";

/** What a thread reads, and, once the config is known, with what. */
export type DocumentMessage =
  | {
      readonly kind: "read";
      readonly root: string;
      readonly portion: number;
      readonly files: readonly string[];
    }
  | { readonly kind: "context"; readonly context: DocumentTexts | undefined };

export interface DocumentAnswer {
  readonly portion: number;
  readonly made: readonly MadeFile[];
}

/** To start threads and load remark in them takes as long as reading some 400 documents. */
export const documentsPerThread = 400;
/** Few enough that the trees of a portion are young garbage, and that no thread waits long for another's last one. */
const documentsPerPortion = 25;
/** A thread always has one more to go on with while its answer is on the way. */
const portionsAhead = 2;

/** Reads many documents on all cores: each thread gets the next portion when it has done one. Serves one build. */
export class DocumentThreads {
  readonly #root: string;
  readonly #portions: readonly (readonly string[])[];
  readonly #threads: readonly Thread<DocumentAnswer>[];
  #sent = 0;

  /** Begins to read and parse files. */
  constructor(files: readonly string[], root: string, startThread: StartThread) {
    this.#root = root;
    this.#portions = Array.from({ length: Math.ceil(files.length / documentsPerPortion) }, (_, index) =>
      files.slice(index * documentsPerPortion, (index + 1) * documentsPerPortion),
    );
    const count = Math.min(availableParallelism(), Math.ceil(files.length / documentsPerThread));
    this.#threads = Array.from({ length: count }, () => startThread<DocumentAnswer>("document-thread"));
    for (let ahead = 0; ahead < portionsAhead; ahead++)
      for (const thread of this.#threads) this.#sendNext(thread);
  }

  /** The documents in the order of their files; without a context only what parsing found wrong. */
  async resolve(context: DocumentTexts | undefined): Promise<MadeFile[]> {
    const answers: DocumentAnswer[] = [];
    await new Promise<void>((resolve, reject) => {
      for (const thread of this.#threads) {
        thread.listen((answer) => {
          answers.push(answer);
          this.#sendNext(thread);
          if (answers.length === this.#portions.length) resolve();
        }, reject);
        thread.send({ kind: "context", context } satisfies DocumentMessage);
      }
    });
    answers.sort((a, b) => a.portion - b.portion);
    return answers.flatMap(({ made }) => made);
  }

  close(): void {
    for (const thread of this.#threads) void thread.end();
  }

  #sendNext(thread: Thread<DocumentAnswer>): void {
    const portion = this.#sent++;
    const files = this.#portions[portion];
    if (files) thread.send({ kind: "read", root: this.#root, portion, files } satisfies DocumentMessage);
  }
}
