import { bytesOf } from "../effects/shared-files.js";
import { fillStage } from "../output/fill-stage.js";
import type { FillTask, MakeTask } from "../output/stage-ahead.js";
import { FileWriter } from "../output/write-files.js";
import { type Refused, refusedBy } from "../util/system-error.js";

/** Makes files of a stage, empty, until the system refuses something. */
export function makeFiles({ stage, names }: MakeTask): void {
  const writer = new FileWriter(stage);
  const bytes = new Uint8Array();
  for (const outputFile of names) writer.write({ outputFile, bytes });
}

/** Writes the files of a stage, until the system refuses something: gives that. */
export function fillFiles({ stage, made, shared }: FillTask): Refused | undefined {
  const withBytes = shared.files.map((file) => ({
    outputFile: file.outputFile,
    bytes: bytesOf(file, shared),
  }));
  try {
    fillStage(withBytes, { stage, made });
    return undefined;
  } catch (error) {
    return refusedBy(error);
  }
}
