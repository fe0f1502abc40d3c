import { manifestFile } from "../commit/manifest.js";
import type { StageAnswer, StageTask } from "../commit/stage-ahead.js";
import { FileWriter } from "../commit/write-files.js";

/** Writes the files of a stage, until the system refuses something. The manifest is there already. */
export function writeShared({ stage, shared: { bytes, files } }: StageTask): StageAnswer {
  try {
    const writer = new FileWriter(stage);
    for (const { outputFile, start, end } of files)
      if (outputFile !== manifestFile) writer.write({ outputFile, bytes: bytes.subarray(start, end) });
    return { refused: undefined };
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    return { refused: { code, path, message } };
  }
}
