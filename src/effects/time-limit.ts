import type { Diagnostics, Place } from "../diagnostics/diagnostics.js";
import { orNothing } from "../util/or-nothing.js";

/** Thrown if a result takes too long. */
export class TookTooLong extends Error {
  override name = "TookTooLong";
}

/** Longer than any real module or page takes: code that is still running then never ends. In milliseconds. */
export const siteCodeLimitMs = 30_000;

/** Whether a thrown value is a `TookTooLong`. Anything can be thrown, including objects that throw when inspected. */
export function isTookTooLong(thrown: unknown): boolean {
  return orNothing(() => thrown instanceof TookTooLong) ?? false;
}

export function reportEndless(place: Place, log: Diagnostics): void {
  log.add("run/endless", { seconds: String(siteCodeLimitMs / 1000) }, place);
}

/** Stops code that does not end by itself. */
export interface TimeLimit {
  /** Returns the result of `work`, or throws its errors; throws `TookTooLong` after a number of milliseconds. */
  readonly call: <Result>(limitMs: number, work: () => Result) => Result;
  /** Calls `work` with each item in order. Returns the index of the first that timed out; later items are skipped. */
  readonly each: <Item>(
    limitMs: number,
    items: readonly Item[],
    work: (item: Item) => void,
  ) => number | undefined;
}
