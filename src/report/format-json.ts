import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { wordsOf } from "../diagnostics/words-of.js";

/** A diagnostic for `--json`; the schema is in the documentation. */
export function diagnosticJson(diagnostic: Diagnostic) {
  const { code, severity, place } = diagnostic;
  const { file, line, column, page, pages } = place;
  return { code, severity, ...wordsOf(diagnostic), file, line, column, page, pages };
}
