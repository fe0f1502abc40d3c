import { parentPort } from "node:worker_threads";
import { Diagnostics } from "../core/diagnostics.js";
import type { LegalAnswer, LegalMessage } from "../read/legal-threads.js";
import { makeLegal, parseLegal } from "../read/read-legal.js";

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
  const tried = files.map((file) => {
    const log = new Diagnostics();
    return { file, log, document: parseLegal(file, { root, cache: undefined, log }) };
  });
  const context = await known;
  const made = await makeLegal(tried, context && { ...context, cache: undefined });
  parentPort?.postMessage({ portion, made } satisfies LegalAnswer);
}
