import { fileOfInput } from "./style-files.js";

/** The code of each file in a bundle, in the order of the bundle; the bundler's own code before them is under "". */
export type CodeSegments = ReadonlyMap<string, string>;

/**
 * Splits a bundle into its pieces: the bundler writes the name of each piece above it. Undefined if that is ambiguous, for example if a
 * string looks like such a line.
 */
export function splitCode(code: string, pieces: readonly string[]): CodeSegments | undefined {
  const known = new Set(pieces);
  const segments = new Map<string, string>();
  let piece = "";
  let begin = 0;
  const end = (at: number) => {
    segments.set(piece, code.slice(begin, at));
    begin = at;
  };
  for (const match of code.matchAll(/^\/\/ (.+)$/gm)) {
    const name = fileOfInput(match[1] ?? "");
    if (!known.has(name)) continue;
    end(match.index);
    if (segments.has(name)) return undefined;
    piece = name;
  }
  end(code.length);
  return segments.size === known.size + 1 ? segments : undefined;
}
