import { fillStage } from "../commit/fill-stage.js";
import type { FillAnswer, FillTask, MakeTask } from "../commit/stage-ahead.js";
import { FileWriter } from "../commit/write-files.js";
import { bytesOf } from "../core/shared-files.js";

/** Makes files of a stage, empty, until the system refuses something. */
export function makeFiles({ stage, names }: MakeTask): void {
  const writer = new FileWriter(stage);
  const bytes = new Uint8Array();
  for (const outputFile of names) writer.write({ outputFile, bytes });
}

/** Writes the files of a stage, until the system refuses something. */
export function fillFiles({ stage, made, isOver, shared }: FillTask): FillAnswer {
  const withBytes = shared.files.map((file) => ({
    outputFile: file.outputFile,
    bytes: bytesOf(file, shared),
  }));
  try {
    fillStage(withBytes, { stage, made, isOver });
    return { refused: undefined };
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    return { refused: { code, path, message } };
  }
}
