import type { Place } from "../../diagnostics/diagnostic.js";

/** A piece of a file's text. */
export interface TextAt {
  readonly text: string;
  /** Where it begins, in UTF-16 code units from the start of the file; undefined if that is not certain. */
  readonly at: number | undefined;
}

/** Tells the line and the column of pieces of a file's text, where they are certain. */
export function placesIn(full: string): (piece: TextAt) => Pick<Place, "line" | "column" | "length"> {
  let starts: readonly number[] | undefined;
  return ({ text, at }) => {
    if (at === undefined) return {};
    starts ??= [0, ...Array.from(full.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)];
    const line = countUpTo(starts, at);
    return { line, column: at - (starts[line - 1] ?? 0) + 1, length: text.length };
  };
}

/** How many of the numbers, which ascend, are at most `limit`. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
