/** A place in a text, counted from 1. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** Returns a function from offsets in a text to their line and column; its first call finds the text's lines. */
export function pointsOf(text: string): (offset: number) => Point {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)];
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
