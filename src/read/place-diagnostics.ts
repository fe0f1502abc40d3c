import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic, FrameLine, Place } from "../core/diagnostic.js";
import { sortDiagnostics } from "../core/diagnostics.js";

/** Finds the line of each diagnostic and the lines around it, and orders them by place. The parser for code is loaded only if it is needed. */
export async function placeDiagnostics(
  diagnostics: readonly Diagnostic[],
  root: string,
): Promise<Diagnostic[]> {
  const mustSeek = diagnostics.some(({ place }) => place.seek && place.line === undefined);
  const { seekPlace } = mustSeek ? await import("./seek-place.js") : { seekPlace: withoutSeek };
  const texts = new Map<string, string | undefined>();
  const readSource = (file: string) => {
    if (!texts.has(file)) texts.set(file, readIfText(join(root, file)));
    return texts.get(file);
  };
  const placed = diagnostics.map((diagnostic) => {
    const place = seekPlace(diagnostic.place, readSource);
    return { ...diagnostic, place: { ...place, ...frameOf(place, readSource) } };
  });
  return sortDiagnostics(placed);
}

const withoutSeek = ({ seek: _, ...known }: Place): Place => known;

function readIfText(path: string): string | undefined {
  try {
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  } catch {
    return undefined;
  }
}

const linesAround = 1;

function frameOf(
  { file, line }: Place,
  readSource: (file: string) => string | undefined,
): { frame?: FrameLine[] } {
  const text = file !== undefined && line !== undefined ? readSource(file) : undefined;
  if (text === undefined || line === undefined) return {};
  const lines = text.split(/\r\n?|\n/);
  const first = Math.max(1, line - linesAround);
  return {
    frame: lines
      .slice(first - 1, line + linesAround)
      .map((content, index) => ({ line: first + index, text: content })),
  };
}
