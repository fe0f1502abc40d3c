import { parentPort } from "node:worker_threads";
import { Diagnostics } from "../core/diagnostics.js";
import { makeDocuments, parseDocument } from "../read/document-reader.js";
import type { DocumentAnswer, DocumentMessage } from "../read/document-threads.js";

/*
 * A thread that reads documents: what needs no config at once, the rest when the config is known.
 * It is compiled to a file of its own.
 */
type Context = (DocumentMessage & { kind: "context" })["context"];

let tellContext: (context: Context) => void = () => {};
const known = new Promise<Context>((resolve) => {
  tellContext = resolve;
});
let reading: Promise<void> = Promise.resolve();

parentPort?.on("message", (message: DocumentMessage) => {
  if (message.kind === "context") tellContext(message.context);
  else reading = reading.then(() => read(message));
});

async function read({ root, portion, files }: DocumentMessage & { kind: "read" }): Promise<void> {
  const tried = files.map((file) => {
    const log = new Diagnostics();
    return { file, log, document: parseDocument(file, { root, log }) };
  });
  const made = await makeDocuments(tried, await known);
  parentPort?.postMessage({ portion, made } satisfies DocumentAnswer);
}
