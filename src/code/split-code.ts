import { fileOfInput } from "./css-modules.js";

/** The code of each file in a bundle, in the order of the bundle; what the bundler has put before them is under "". */
export type CodeSegments = ReadonlyMap<string, string>;

/**
 * Takes a bundle apart: the bundler writes the name of each of its pieces above what it has made of it. Undefined if that
 * cannot be told for sure, such as where a text looks like such a line.
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
