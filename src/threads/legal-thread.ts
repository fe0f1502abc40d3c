import { parentPort } from "node:worker_threads";
import { Diagnostics } from "../core/diagnostics.js";
import type { LegalAnswer, LegalMessage } from "../read/legal-threads.js";
import { loadRawHtml, type ParsedLegal, parseLegal, resolveLegal } from "../read/read-legal.js";

/*
 * A thread that reads legal documents: what needs no config at once, the rest when the config is known.
 * It is compiled to a file of its own.
 */
const log = new Diagnostics();
const parsed: ParsedLegal[] = [];

parentPort?.on("message", async (message: LegalMessage) => {
  if (message.kind === "parse") {
    const context = { root: message.root, cache: undefined, log };
    for (const file of message.files) parsed.push(...[parseLegal(file, context) ?? []].flat());
    return;
  }
  const { context } = message;
  const rawHtml = await loadRawHtml(parsed);
  const documents = context
    ? parsed.map((document) => resolveLegal(document, { ...context, cache: undefined, rawHtml }, log))
    : [];
  parentPort?.postMessage({ documents, diagnostics: log.sorted() } satisfies LegalAnswer);
});
