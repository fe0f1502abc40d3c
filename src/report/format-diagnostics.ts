import type { Diagnostic, Place } from "../diagnostics/diagnostics.js";
import { pagesOf } from "../diagnostics/merge-pages.js";
import { wordsOf } from "../diagnostics/words-of.js";
import { shorten } from "../text/shorten.js";
import { formatNumber, formatQuantity } from "./format-table.js";
import { limitDiagnostics } from "./limit-diagnostics.js";
import type { TextStyle } from "./text-style.js";

interface DiagnosticFormat {
  /** The path from the terminal's folder to the project's root, empty or with a slash at its end. */
  readonly folder: string;
}

/**
 * Formats diagnostics for a terminal: place, severity, code, message, code frame, hint. Of many, most have a single line, and the
 * others are counted. Errors come last, where they are visible after scrolling.
 */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  style: TextStyle,
  { folder }: DiagnosticFormat = { folder: "" },
): string {
  const isError = ({ severity }: Diagnostic) => severity === "error";
  const ordered = [
    ...diagnostics.filter((diagnostic) => !isError(diagnostic)),
    ...diagnostics.filter(isError),
  ];
  const { shown, full, note } = limitDiagnostics(ordered);
  const blocks = shown.map((diagnostic, index) => {
    const isFull = full.has(diagnostic);
    const before = shown[index - 1];
    const gap = before && (isFull || full.has(before)) ? "\n" : "";
    return `${gap}${isFull ? formatDiagnostic(diagnostic, style, folder) : formatShort(diagnostic, style, folder)}\n`;
  });
  return [...blocks, ...(note ? [`\n${style.dim(note)}\n`] : [])].join("");
}

function formatHead({ code, severity, place }: Diagnostic, style: TextStyle, folder: string): string {
  const label = severity === "error" ? style.red(style.bold(severity)) : style.yellow(style.bold(severity));
  const where = place.file === undefined ? "" : folder + formatPlace(place);
  const pages = formatPages(place);
  const head = [style.bold(where), label, style.dim(code), style.dim(pages && `on ${pages}`)];
  return head.filter((part) => part !== "").join("  ");
}

/** Formats the place and the first line of the message. */
const formatShort = (diagnostic: Diagnostic, style: TextStyle, folder: string) =>
  `${formatHead(diagnostic, style, folder)}  ${wordsOf(diagnostic).message.replace(/\n.*/s, "")}`;

function formatDiagnostic(diagnostic: Diagnostic, style: TextStyle, folder: string): string {
  const { place } = diagnostic;
  const { message, hint } = wordsOf(diagnostic);
  const lines = [
    formatHead(diagnostic, style, folder),
    ...message.split("\n").map((line) => `  ${line}`),
    ...formatFrame(place, style),
    ...formatStack(place, style),
    ...formatComponents(place, style),
  ];
  if (hint) lines.push(`  ${style.cyan("hint:")} ${hint}`);
  return lines.join("\n");
}

/** `pages/index.tsx:14:9`, which terminals and editors can open. */
function formatPlace({ file, line, column }: Place): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

/** Of a longer line, such as JSON on one line, only the part around the mark is shown. */
const widestLine = 120;

function formatFrame({ frame, line, column = 1, length = 1 }: Place, style: TextStyle): string[] {
  if (!frame) return [];
  const width = String(frame.at(-1)?.line ?? 0).length;
  return frame.flatMap((shown) => {
    const isMarked = shown.line === line;
    const gutter = `${isMarked ? ">" : " "} ${String(shown.line).padStart(width)} | `;
    const left = isMarked && column >= widestLine ? column - widestLine / 2 : 0;
    const text = left === 0 ? visible(shown.text) : `…${visible(shown.text).slice(left + 1)}`;
    const row =
      `  ${isMarked ? style.red(gutter.slice(0, 1)) + gutter.slice(1) : style.dim(gutter)}${shorten(text, widestLine)}`.trimEnd();
    if (!isMarked) return [row];
    const before = column - 1 - left;
    const marks = "^".repeat(Math.max(1, Math.min(length, Math.min(text.length, widestLine) - before)));
    return [row, `  ${" ".repeat(width + 3)}| ${" ".repeat(before)}${style.red(marks)}`];
  });
}

/** A tab or control character would shift the marks under the line, or move the terminal's cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
const visible = (text: string) => text.replace(/[\u0000-\u001F\u007F-\u009F]/g, " ");

/** Formats the calls that led to a thrown error, except for the place that is already shown. */
function formatStack({ stack = [] }: Place, style: TextStyle): string[] {
  return stack
    .slice(1, 5)
    .map(({ name, file, line, column }) =>
      style.dim(`    from ${name || "the top level"} (${file}:${line}:${column})`),
    );
}

/** Formats the enclosing components, without the elements between them. */
function formatComponents({ components = [] }: Place, style: TextStyle): string[] {
  return components
    .filter(({ name }) => /^\p{Lu}/u.test(name))
    .slice(0, 5)
    .map(({ name, ...place }) =>
      style.dim(`    in <${name}>${place.file === undefined ? "" : ` (${formatPlace(place)})`}`),
    );
}

/** `2 errors, 1 warning` */
export function formatCount(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: string) => {
    const n = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return n === 0 ? [] : [formatQuantity(n, severity)];
  };
  return [...count("error"), ...count("warning")].join(", ");
}

const maxNamed = 3;

/** `/a`, or `2,000 pages: /a, /b, /c and 1,997 more`; empty for a place without a page. */
export function formatPages(place: Place): string {
  const pages = pagesOf(place);
  if (pages.length < 2) return pages[0] ?? "";
  const rest = pages.length - maxNamed;
  // Mentioning a single remaining one takes as much space as showing it.
  const named = pages.slice(0, rest <= 1 ? pages.length : maxNamed);
  const last = rest <= 1 ? named.pop() : `${formatNumber(rest)} more`;
  return `${formatNumber(pages.length)} pages: ${named.join(", ")} and ${last}`;
}
