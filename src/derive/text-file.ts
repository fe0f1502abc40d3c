import type { SourceBytes } from "../model/project.js";

/** A UTF-8 text of lines, each with a line end. */
export function textFile(outputFile: string, lines: readonly string[], sourceFile: string): SourceBytes {
  return { outputFile, sourceFile, bytes: new TextEncoder().encode(`${lines.join("\n")}\n`) };
}
