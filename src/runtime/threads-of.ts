import { Worker } from "node:worker_threads";
import type { StartThread, Thread, ThreadName, ThreadOptions } from "../effects/thread.js";

/**
 * Half of the room that V8 gives new objects by itself, in megabytes: most are of no use any more when it is full, and each thread has
 * some of its own.
 */
const mostYoung = 24;

/** The data that a thread gets at its start. */
export interface ThreadData {
  readonly entry: ThreadName;
}

/** Starts threads of what was compiled: `program` is the file that they begin with. */
export const threadsOf =
  (program: URL): StartThread =>
  <Answer>(name: ThreadName, { env, silent = false }: ThreadOptions = {}): Thread<Answer> => {
    const worker = new Worker(program, {
      workerData: { entry: name } satisfies ThreadData,
      resourceLimits: { maxYoungGenerationSizeMb: mostYoung },
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
