import { Worker } from "node:worker_threads";
import type { StartThread, Thread, ThreadName, ThreadOptions } from "../core/thread.js";

/** What a thread is told when it starts. */
export interface ThreadData {
  readonly entry: ThreadName;
}

/** Starts threads of what was compiled: `program` is the file that they begin with. */
export const threadsOf =
  (program: URL): StartThread =>
  <Answer>(name: ThreadName, { env, silent = false }: ThreadOptions = {}): Thread<Answer> => {
    const worker = new Worker(program, {
      workerData: { entry: name } satisfies ThreadData,
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

/** Starts threads of the `lib/` that this code is in. */
export const startThread = threadsOf(new URL("./thread.cjs", import.meta.url));
