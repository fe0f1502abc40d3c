import { availableParallelism } from "node:os";

/**
 * Fewer documents are read in this thread while the bundler works. Measured: with 80 documents a thread takes as long, with more it takes
 * less time but more memory. Their number decides, not their length: ten documents with the text of a hundred are read sooner here.
 */
const manyDocuments = 150;
/** Starting another thread and loading remark in it takes as long as reading about 400 documents. */
const documentsPerThread = 400;

/** The number of threads that should read documents while this one does other work; 0 if it should read them itself. */
export const countThreads = (documents: number): number =>
  documents <= manyDocuments
    ? 0
    : Math.min(availableParallelism() - 1, Math.ceil(documents / documentsPerThread));
