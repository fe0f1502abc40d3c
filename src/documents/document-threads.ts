import { availableParallelism } from "node:os";
import type { StartThread } from "../effects/thread.js";
import { compareNatural } from "../util/compare.js";
import type { DocumentTexts } from "./make-document.js";
import type { RenderedFile } from "./make-documents.js";

/** The messages to a thread: the files to parse and, once the config is known, the settings. It answers with the documents. */
export type DocumentMessage =
  | { readonly kind: "read"; readonly root: string; readonly files: readonly string[] }
  | { readonly kind: "context"; readonly context: DocumentTexts | undefined };

/**
 * Fewer documents are read in this thread while the bundler works. Measured: with 80 documents a thread takes as long, with more it takes
 * less time but more memory. Their number decides, not their length: ten documents with the text of a hundred are read sooner here.
 */
const manyDocuments = 150;
/** Starting another thread and loading remark in it takes as long as reading about 400 documents. */
const documentsPerThread = 400;

/** The number of threads that should read documents while this one does other work; 0 if it should read them itself. */
export const countThreads = (documents: number): number =>
  documents <= manyDocuments || availableParallelism() === 1
    ? 0
    : Math.min(availableParallelism(), Math.ceil(documents / documentsPerThread));

/** Reads many documents in other threads, for one build. */
export function readInThreads(
  files: readonly string[],
  root: string,
  { startThread, count }: { readonly startThread: StartThread; readonly count: number },
) {
  const inOrder = [...files].sort(compareNatural);
  const threads = Array.from({ length: count }, (_, own) => {
    const thread = startThread<readonly RenderedFile[]>("document-thread");
    const ofThread = inOrder.filter((_, index) => index % count === own);
    thread.send({ kind: "read", root, files: ofThread } satisfies DocumentMessage);
    return thread;
  });
  const answerOf = (thread: (typeof threads)[number], context: DocumentTexts | undefined) =>
    new Promise<readonly RenderedFile[]>((resolve, reject) => {
      thread.listen(resolve, reject);
      thread.send({ kind: "context", context } satisfies DocumentMessage);
    });
  return {
    load: async () => {},
    parse: async () => {},
    /** Without a context, only parse errors are reported. */
    async resolve(context: DocumentTexts | undefined) {
      const answers = await Promise.all(threads.map((thread) => answerOf(thread, context)));
      const made = new Map(answers.flat().map((file) => [file.sourceFile, file]));
      return files.flatMap((file) => made.get(file) ?? []);
    },
    close: () => {
      for (const thread of threads) void thread.end();
    },
  };
}
