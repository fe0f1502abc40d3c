import type { Diagnostic } from "../../diagnostics/diagnostics.js";
import { formatCount, formatDiagnostics } from "../../report/format-diagnostics.js";
import { prefixOf } from "./shown-path.js";
import { printError, styleOf } from "./terminal.js";

/** Prints problems that end a command, their count and the consequence. `root` is the folder that their places are relative to. */
export function printProblems(diagnostics: readonly Diagnostic[], root: string, consequence?: string): void {
  const style = styleOf(2);
  printError(formatDiagnostics(diagnostics, style, { folder: prefixOf(root) }));
  const end = [formatCount(diagnostics), consequence].filter((part) => part !== undefined).join("; ");
  printError(`${style.red("✗")} ${end}`);
}
