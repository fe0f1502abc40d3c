import type { Diagnostic, FrameLine, Place } from "../diagnostic.js";
import { sortDiagnostics } from "../diagnostics.js";
import { mergePages } from "../merge-pages.js";

/**
 * Finds the line of each diagnostic and the lines around it, sorts them, and merges those with the same message and place. The parser for
 * code is loaded only if needed; it reads a file once.
 */
export async function placeDiagnostics(
  diagnostics: readonly Diagnostic[],
  readText: (file: string) => string | undefined,
): Promise<Diagnostic[]> {
  const texts = new Map<string, string | undefined>();
  const readSource = (file: string) => {
    if (!texts.has(file)) texts.set(file, readText(file));
    return texts.get(file);
  };
  const mustSeek = diagnostics.some(({ place }) => place.seek && place.line === undefined);
  const seek = mustSeek ? (await import("./seek-place.js")).placeSeeker(readSource) : withoutSeek;
  const found = diagnostics.map((diagnostic) => ({ ...diagnostic, place: seek(diagnostic.place) }));
  const lines = new Map<string, readonly string[]>();
  const linesOf = (file: string) => {
    const known = lines.get(file) ?? readSource(file)?.split(/\r\n?|\n/);
    if (known) lines.set(file, known);
    return known;
  };
  const mustMark = found.some(({ place }) => isPointOfCode(place));
  const marked = mustMark ? (await import("./find-expression.js")).expressionFinder(readSource) : undefined;
  const markOf = (place: Place) => (isPointOfCode(place) ? { marked: marked?.(place) } : undefined);
  return mergePages(sortDiagnostics(found)).map((diagnostic) => ({
    ...diagnostic,
    place: { ...diagnostic.place, ...markOf(diagnostic.place), ...frameOf(diagnostic.place, linesOf) },
  }));
}

/** Whether a place in code only has a start, such as that of a thrown error. */
const isPointOfCode = ({ file = "", column, length }: Place) =>
  column !== undefined && length === undefined && /\.[cm]?[jt]sx?$/.test(file);

const withoutSeek = ({ seek: _, ...known }: Place): Place => known;

const linesAround = 1;

function frameOf(
  { file, line }: Place,
  linesOf: (file: string) => readonly string[] | undefined,
): { frame?: FrameLine[] } {
  const lines = file !== undefined && line !== undefined ? linesOf(file) : undefined;
  if (lines === undefined || line === undefined) return {};
  const first = Math.max(1, line - linesAround);
  return {
    frame: lines
      .slice(first - 1, line + linesAround)
      .map((content, index) => ({ line: first + index, text: content })),
  };
}
