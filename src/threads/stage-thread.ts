import { parentPort } from "node:worker_threads";
import type { StageAnswer, StageMessage } from "../commit/stage-ahead.js";
import { FileWriter } from "../commit/write-files.js";

/*
 * A thread that writes the files of a stage, until the system refuses something.
 * It is compiled to a file of its own.
 */
parentPort?.once("message", (message: StageMessage) => {
  parentPort?.postMessage({ refused: write(message) } satisfies StageAnswer);
});

function write({ stage, bytes, files }: StageMessage): StageAnswer["refused"] {
  try {
    const writer = new FileWriter(stage);
    for (const { outputFile, start, end } of files)
      writer.write({ outputFile, bytes: bytes.subarray(start, end) });
    return undefined;
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    return { code, path, message };
  }
}
