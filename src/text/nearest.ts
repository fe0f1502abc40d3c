/**
 * The candidate closest to `text`, if it is close enough to be meant: by default, at most a third of the letters differ (Levenshtein
 * distance, a swap counts as one).
 */
export function nearest(
  text: string,
  candidates: Iterable<string>,
  most = Math.max(1, Math.floor(text.length / 3)),
): string | undefined {
  let best: string | undefined;
  let min = most + 1;
  for (const candidate of candidates) {
    const distance = editDistance(text.toLowerCase(), candidate.toLowerCase(), min);
    if (distance < min) {
      min = distance;
      best = candidate;
    }
  }
  return best;
}

function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      current.push(cost);
    }
    // The distance only grows from here: a later row builds on this one, or with a swap on the row before.
    if (Math.min(...current, Math.min(...previous) + 1) >= limit) return limit;
    before = previous;
    previous = current;
  }
  return at(previous, b.length);
}

const at = (list: number[], index: number) => list[index] ?? Number.POSITIVE_INFINITY;
