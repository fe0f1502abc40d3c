import { onceEach } from "../../util/once.js";
import { type Diagnostic, type FrameLine, type Place, sortDiagnostics } from "../diagnostics.js";
import { mergePages } from "../merge-pages.js";

/** Finds the lines of diagnostics, sorts them, and merges those with the same message and place. Parses code only if needed. */
export async function placeDiagnostics(
  diagnostics: readonly Diagnostic[],
  readText: (file: string) => string | undefined,
): Promise<Diagnostic[]> {
  const readSource = onceEach(readText);
  const mustSeek = diagnostics.some(({ place }) => place.seek && place.line === undefined);
  const seek = mustSeek ? (await import("./seek-place.js")).placeSeeker(readSource) : withoutSeek;
  const found = diagnostics.flatMap((diagnostic) => {
    const place = seek(diagnostic.place);
    if (place) return { ...diagnostic, place };
    // The config may raise a warning, which then has failed the build.
    return diagnostic.severity === "error" ? { ...diagnostic, place: withoutSeek(diagnostic.place) } : [];
  });
  const linesOf = onceEach((file: string) => readSource(file)?.split(/\r\n?|\n/));
  return mergePages(sortDiagnostics(found)).map((diagnostic) => ({
    ...diagnostic,
    place: { ...diagnostic.place, ...frameOf(diagnostic.place, linesOf) },
  }));
}

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
