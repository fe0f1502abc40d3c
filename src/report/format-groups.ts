import type { Diagnostic } from "../diagnostics/diagnostics.js";
import { wordsOf } from "../diagnostics/words-of.js";
import { compareText } from "../util/compare.js";
import { groupBy } from "../util/group-by.js";
import { formatPages } from "./format-diagnostics.js";
import { limitDiagnostics } from "./limit-diagnostics.js";
import type { TextStyle } from "./text-style.js";

/** Formats findings by file, the worst file first; one text for each file. */
export function formatGroups(diagnostics: readonly Diagnostic[], style: TextStyle): string[] {
  const { shown, full, note } = limitDiagnostics(diagnostics);
  const weighed = [...groupBy(shown, fileOf)].map(([file, list]) => ({
    file,
    list,
    errors: list.filter(({ severity }) => severity === "error").length,
  }));
  const worstFirst = weighed.sort((a, b) => b.errors - a.errors || compareText(a.file, b.file));
  const texts = worstFirst.map(({ file, list }) => {
    const sorted = [...list].sort((a, b) => compareText(a.severity, b.severity));
    const places = sorted.map(({ place }) => `${place.line ?? ""}${place.column ? `:${place.column}` : ""}`);
    const width = places.reduce((widest, place) => Math.max(widest, place.length), 0);
    const rows = sorted.flatMap((diagnostic, index) => {
      const { severity, code, place } = diagnostic;
      const { message, hint } = wordsOf(diagnostic);
      const paint = severity === "error" ? style.red : style.yellow;
      const lead = `  ${(places[index] ?? "").padStart(width)}${width > 0 ? "  " : ""}`;
      const indent = " ".repeat(lead.length + 9);
      const pages = formatPages(place);
      const route = pages && style.dim(`  ${pages}`);
      if (!full.has(diagnostic))
        return [
          `${lead}${paint(severity.padEnd(7))}  ${style.dim(code)}  ${message.replace(/\n.*/s, "")}${route}`,
        ];
      return [
        `${lead}${paint(severity.padEnd(7))}  ${message.replaceAll("\n", `\n${indent}`)}`,
        `${indent}${style.dim(code)}${route}`,
        ...(hint ? [`${indent}${style.cyan("hint:")} ${hint}`] : []),
      ];
    });
    return `${style.bold(file)}\n${rows.join("\n")}\n${list.some((one) => full.has(one)) ? "\n" : ""}`;
  });
  return note ? [...texts, `${style.dim(note)}\n\n`] : texts;
}

const fileOf = ({ place }: Diagnostic) => place.file ?? place.page ?? "the site";
