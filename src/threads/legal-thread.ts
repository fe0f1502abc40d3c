import { parentPort } from "node:worker_threads";
import { Diagnostics } from "../core/diagnostics.js";
import type { LegalAnswer, LegalMessage } from "../read/legal-threads.js";
import { loadLegalTools, parseLegal, resolveUses } from "../read/read-legal.js";

/*
 * A thread that reads legal documents: what needs no config at once, the rest when the config is known.
 * It is compiled to a file of its own.
 */
type Context = (LegalMessage & { kind: "context" })["context"];

let tellContext: (context: Context) => void = () => {};
const known = new Promise<Context>((resolve) => {
  tellContext = resolve;
});
let reading: Promise<void> = Promise.resolve();

parentPort?.on("message", (message: LegalMessage) => {
  if (message.kind === "context") tellContext(message.context);
  else reading = reading.then(() => read(message));
});

async function read({ root, portion, files }: LegalMessage & { kind: "read" }): Promise<void> {
  const log = new Diagnostics();
  const parsed = files.flatMap((file) => parseLegal(file, { root, cache: undefined, log }) ?? []);
  const context = await known;
  const tools = await loadLegalTools(parsed);
  const documents = context
    ? parsed.flatMap((document) => resolveUses(document, { ...context, cache: undefined, tools }, log))
    : [];
  parentPort?.postMessage({ portion, documents, diagnostics: log.sorted() } satisfies LegalAnswer);
}
