import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { orNothing } from "../util/or-nothing.js";

/**
 * Fewer documents are read here while the bundler works. Measured: a thread takes as long with 80 of them, and less with more, at the
 * cost of memory. How many there are tells this better than how long they are: ten as long as a hundred are read sooner here.
 */
const manyDocuments = 150;
/** To start another thread and load remark in it takes as long as reading some 400 documents. */
const documentsPerThread = 400;

/** How many threads should read documents while this one does other work; 0 if it should read them itself. */
export const countThreads = (documents: number): number =>
  documents <= manyDocuments
    ? 0
    : Math.min(availableParallelism() - 1, Math.ceil(documents / documentsPerThread));

/**
 * The same for the documents in a site's folders, judged by their file names; the reader checks them more
 * closely.
 */
export function countThreadsFor(root: string): number {
  const names = ["legal", "content"].flatMap((folder) => {
    // Problems are reported where the document is read.
    return orNothing(() => readdirSync(join(root, folder), { recursive: true }).map(String)) ?? [];
  });
  return countThreads(names.filter((name) => name.endsWith(".md")).length);
}
