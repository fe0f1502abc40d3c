import type { Diagnostic } from "../diagnostics/diagnostics.js";
import type { Review } from "../diagnostics/review.js";
import { wordsOf } from "../diagnostics/words-of.js";
import { formatPages } from "./format-diagnostics.js";

/**
 * Formats diagnostics as annotations of a GitHub workflow, one per line. `prefix` is the project's folder in the repository, with a slash
 * at its end, or empty. Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
 */
export function formatGithub(diagnostics: readonly Diagnostic[], prefix: string): string {
  return diagnostics.map((diagnostic) => formatAnnotation(diagnostic, prefix)).join("");
}

function formatAnnotation(diagnostic: Diagnostic, prefix: string): string {
  const { code, severity, place } = diagnostic;
  const { message, hint } = wordsOf(diagnostic);
  const { file, line, column } = place;
  const pages = formatPages(place);
  const title = pages === "" ? code : `${code} on ${pages}`;
  const text = hint ? `${message}\nhint: ${hint}` : message;
  return command(severity, { file: file && prefix + file, line, col: column, title }, text);
}

/** The same for failed requirements of stores. Those that a person has to judge are in the report only. */
export function formatGithubReview({ items }: Review, prefix: string): string {
  return items
    .filter(({ outcome }) => outcome === "failed")
    .map(({ id, demand, finding, site }) => {
      const { file, line } = site.find(({ place }) => place.file !== undefined)?.place ?? {};
      return command("error", { file: file && prefix + file, line, title: id }, `${demand}\n${finding}`);
    })
    .join("");
}

function command(
  severity: string,
  properties: Readonly<Record<string, string | number | undefined>>,
  text: string,
): string {
  const known = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${escapeProperty(String(value))}`,
  );
  return `::${severity} ${known.join(",")}::${escapeData(text)}\n`;
}

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
