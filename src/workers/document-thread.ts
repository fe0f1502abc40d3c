import { parentPort } from "node:worker_threads";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { makeDocuments, parseDocument } from "../documents/document-reader.js";
import type { DocumentMessage } from "../documents/document-threads.js";

/*
 * A thread that reads documents: it parses them immediately, and renders their texts when the config is known. Compiled to a file of its
 * own. An error ends it, which its parent notices.
 */
type Context = (DocumentMessage & { kind: "context" })["context"];

let passContext: (context: Context) => void = () => {};
const known = new Promise<Context>((resolve) => {
  passContext = resolve;
});

parentPort?.on("message", (message: DocumentMessage) => {
  if (message.kind === "context") passContext(message.context);
  else void read(message);
});

async function read({ root, files }: DocumentMessage & { kind: "read" }): Promise<void> {
  const tried = files.map((file) => {
    const log = new Diagnostics();
    return { file, log, document: parseDocument(file, { root, log }) };
  });
  parentPort?.postMessage(await makeDocuments(tried, await known));
}
