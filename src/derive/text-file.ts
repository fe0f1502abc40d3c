import type { SourceBytes } from "../model/project.js";

/** A text of lines, in UTF-8, with a line break at its end. */
export function textFile(outputFile: string, lines: readonly string[], sourceFile: string): SourceBytes {
  return { outputFile, sourceFile, bytes: new TextEncoder().encode(`${lines.join("\n")}\n`) };
}
