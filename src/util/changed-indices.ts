/**
 * The places at which a list has another than one before that is as long. A plain loop, since V8 takes many times as long to call a function
 * for each of a thousand that are the same.
 */
export function changedIndices(list: readonly unknown[], before: readonly unknown[]): number[] {
  const places: number[] = [];
  for (let at = 0; at < list.length; at++) if (list[at] !== before[at]) places.push(at);
  return places;
}
