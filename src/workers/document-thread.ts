import { parentPort } from "node:worker_threads";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { loadTools, makeFile, makeHead, parseDocument } from "../documents/document-reader.js";
import type { DocumentAnswer, DocumentMessage } from "../documents/document-threads.js";
import type { MadeFile } from "../documents/make-documents.js";
import { partHtml } from "../documents/part-html.js";
import { openAnswers } from "../runtime/answer.js";
import { sharedRoom } from "../util/shared-room.js";

/*
 * A thread that reads documents: their front matter at once, what planning needs of them when the config is known, and their
 * texts after that. It is compiled to a file of its own.
 */
type Context = (DocumentMessage & { kind: "context" })["context"];

/** To hand over one by one takes longer. */
const mostAtOnce = 8;

let tellContext: (context: Context) => void = () => {};
const known = new Promise<Context>((resolve) => {
  tellContext = resolve;
});
const { answer, takeWish } = openAnswers<DocumentAnswer>();

parentPort?.on("message", (message: DocumentMessage) => {
  if (message.kind === "context") return tellContext(message.context);
  void read(message).catch((error: unknown) => {
    // The waiting caller gets no other notification.
    answer({ kind: "failed" });
    throw error;
  });
});

async function read({ root, files }: DocumentMessage & { kind: "read" }): Promise<void> {
  const tried = files.map((file) => {
    const log = new Diagnostics();
    return { file, log, document: parseDocument(file, { root, log }) };
  });
  const context = await known;
  const tools = await loadTools(tried.flatMap(({ document }) => document ?? []));
  const makers = { context, tools };
  const heads = tried.map((one) => makeHead(one, makers));
  answer({ kind: "heads", made: heads });
  // What other threads see too need not be copied for them.
  const room = sharedRoom();
  const isLeft = heads.map(({ isPending }) => isPending);
  let made: MadeFile[] = [];
  const handOver = () => {
    if (made.length > 0) answer({ kind: "whole", made });
    made = [];
  };
  let at = 0;
  for (let left = isLeft.filter(Boolean).length; left > 0; left--) {
    const wish = takeWish();
    if (wish !== undefined) at = wish - 1;
    while (!isLeft[at]) at = (at + 1) % isLeft.length;
    isLeft[at] = false;
    const next = tried[at];
    if (next) made.push(partHtml(makeFile(next, makers), room));
    if (wish !== undefined || made.length === mostAtOnce) handOver();
  }
  handOver();
}
