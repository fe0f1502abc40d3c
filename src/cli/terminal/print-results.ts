import type { Diagnostic } from "../../diagnostics/diagnostics.js";
import { formatCount, formatDiagnostics } from "../../report/format-diagnostics.js";
import { diagnosticJson } from "../../report/format-json.js";
import { exitCodes } from "../exit-codes.js";
import { prefixOf } from "./shown-path.js";
import { print, printError, styleOf } from "./terminal.js";

export function printJson<Result extends { readonly diagnostics: readonly Diagnostic[] }>(
  result: Result,
): void {
  const diagnostics = result.diagnostics.map(diagnosticJson);
  print(JSON.stringify({ ...result, diagnostics }, undefined, 2));
}

/** Prints problems that end a command, their count and the consequence. `root` is the folder that their places are relative to. */
export function printProblems(diagnostics: readonly Diagnostic[], root: string, consequence?: string): void {
  const style = styleOf(2);
  printError(formatDiagnostics(diagnostics, style, { folder: prefixOf(root) }));
  const end = [formatCount(diagnostics), consequence].filter((part) => part !== undefined).join("; ");
  printError(`${style.red("✗")} ${end}`);
}

interface FinishOptions {
  readonly json: boolean | undefined;
  readonly root: string;
  readonly consequence?: string;
}

/** Prints the result of a command as JSON, or its problems, or what `show` prints; returns the exit code. */
export function finish(
  result: { readonly ok: boolean; readonly diagnostics: readonly Diagnostic[] },
  { json = false, root, consequence }: FinishOptions,
  show: () => void,
): number {
  if (json) printJson(result);
  else if (result.ok) show();
  else printProblems(result.diagnostics, root, consequence);
  return result.ok ? exitCodes.ok : exitCodes.errors;
}
