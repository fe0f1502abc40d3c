import type { Place } from "../../diagnostics/diagnostic.js";

/** A piece of a file's text. */
export interface TextAt {
  readonly text: string;
  /** Its offset in the file, in UTF-16 code units; undefined if uncertain. */
  readonly at: number | undefined;
}

/** Returns a function from pieces of a file's text to line and column, where they are certain. */
export function placesIn(full: string): (piece: TextAt) => Pick<Place, "line" | "column" | "length"> {
  let starts: readonly number[] | undefined;
  return ({ text, at }) => {
    if (at === undefined) return {};
    starts ??= [0, ...Array.from(full.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)];
    const line = countUpTo(starts, at);
    return { line, column: at - (starts[line - 1] ?? 0) + 1, length: text.length };
  };
}

/** How many of the ascending numbers are at most `limit`. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
