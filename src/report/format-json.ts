import type { Diagnostic } from "../diagnostics/diagnostics.js";
import { noAdvice, type Outcome, type Review } from "../diagnostics/review.js";
import { wordsOf } from "../diagnostics/words-of.js";
import { outcomes } from "./format-review.js";

/** A diagnostic for `--json`; the schema is in the documentation. */
export function diagnosticJson(diagnostic: Diagnostic) {
  const { code, severity, place } = diagnostic;
  const { file, line, column, page, pages } = place;
  return { code, severity, ...wordsOf(diagnostic), file, line, column, page, pages };
}

/** A review for `--json`; the schema is in the documentation. */
export function reviewJson({ stores, project, items }: Review) {
  const count = (outcome: Outcome) => items.filter((item) => item.outcome === outcome).length;
  const side = (evidence: Review["items"][number]["site"]) =>
    evidence.map(({ what, place: { file, line, page } }) => ({ what, file, line, page }));
  return {
    notice: noAdvice,
    stores,
    project,
    counts: Object.fromEntries(outcomes.map((outcome) => [outcome, count(outcome)])),
    items: items.map(({ isGuess, site, app, ...item }) => ({
      ...item,
      guess: isGuess,
      site: side(site),
      app: side(app),
    })),
  };
}
