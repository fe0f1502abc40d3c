import { Worker } from "node:worker_threads";
import type { StartThread, Thread, ThreadName, ThreadOptions } from "../effects/thread.js";

/** Half of V8's default space for new objects, in megabytes: most are garbage when it is full, and each thread has its own. */
const maxYoung = 24;

export interface ThreadData {
  readonly entry: ThreadName;
}

/** Returns a function that starts compiled threads: `program` is their first file. */
export const threadsOf =
  (program: URL): StartThread =>
  <Answer>(name: ThreadName, { env, silent = false }: ThreadOptions = {}): Thread<Answer> => {
    const worker = new Worker(program, {
      workerData: { entry: name } satisfies ThreadData,
      resourceLimits: { maxYoungGenerationSizeMb: maxYoung },
      argv: process.argv.slice(2),
      ...(env && { env: { ...process.env, ...env } }),
      stdout: silent,
      stderr: silent,
    });
    return {
      send: (message) => worker.postMessage(message),
      listen: (onAnswer, onEnd) => {
        worker.on("message", onAnswer);
        worker.once("error", onEnd);
        worker.once("exit", () => onEnd(new Error(`the thread ${name} ended early`)));
      },
      end: async () => void (await worker.terminate()),
    };
  };

/** Starts threads from the `lib/` that contains this code. */
export const startThread = threadsOf(new URL("./thread.cjs", import.meta.url));
