import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { StartThread, Thread, ThreadName, ThreadOptions } from "../effects/thread.js";
import { openBoard, type ThreadData } from "./answer.js";

/**
 * Half of the room that V8 gives new objects by itself, in megabytes: most are of no use any more when it is full, and each thread has
 * some of its own.
 */
const mostYoung = 24;

/** Starts threads of what was compiled: `program` is the file that they begin with. */
export const threadsOf =
  (program: URL): StartThread =>
  <Answer>(name: ThreadName, { env, silent = false }: ThreadOptions = {}): Thread<Answer> => {
    const { port1: answers, port2: theirs } = new MessageChannel();
    const board = openBoard();
    const worker = new Worker(program, {
      workerData: { entry: name, answers: theirs, board: board.memory } satisfies ThreadData,
      transferList: [theirs],
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
        answers.on("message", onAnswer);
        worker.once("error", onEnd);
        worker.once("exit", () => onEnd(new Error(`the thread ${name} ended early`)));
      },
      wait: (ms) => {
        for (;;) {
          const seen = board.count();
          const received = receiveMessageOnPort(answers) as { readonly message: Answer } | undefined;
          if (received) return received.message;
          if (!board.waitFor(seen, ms)) return undefined;
        }
      },
      wish: board.wish,
      end: async () => {
        answers.close();
        await worker.terminate();
      },
    };
  };
