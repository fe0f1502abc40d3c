import type { Diagnostic } from "../../diagnostics/diagnostics.js";
import { diagnosticJson } from "../../report/format-json.js";
import { print } from "./terminal.js";

export function printJson<Result extends { readonly diagnostics: readonly Diagnostic[] }>(
  result: Result,
): void {
  const diagnostics = result.diagnostics.map(diagnosticJson);
  print(JSON.stringify({ ...result, diagnostics }, undefined, 2));
}
