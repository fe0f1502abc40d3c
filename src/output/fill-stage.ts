import { manifestFile } from "../model/serving.js";
import type { OutputFile } from "../model/tree.js";
import { FileWriter } from "./write-files.js";

export interface FillOptions {
  readonly stage: string;
  /** Files that are there, empty, unless the system refused to make them. */
  readonly made: readonly string[];
  /** Told after each file how many are written. */
  readonly onFile?: (done: number) => void;
}

/** Writes the files of a stage whose manifest is there already. Throws what the system refuses. */
export function fillStage(
  files: Iterable<Pick<OutputFile, "outputFile" | "bytes">>,
  { stage, made, onFile }: FillOptions,
): void {
  const there = new Set(made);
  const writer = new FileWriter(stage);
  let done = 0;
  for (const file of files) {
    if (file.outputFile === manifestFile) continue;
    if (!there.has(file.outputFile) || !writer.fill(file)) writer.write(file);
    onFile?.(++done);
  }
}
