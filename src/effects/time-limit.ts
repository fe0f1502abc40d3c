import { orNothing } from "../util/or-nothing.js";
/** Thrown in place of a result that has not come in time. */
export class TookTooLong extends Error {
  override name = "TookTooLong";
}

/** Longer than any honest module or page takes: what is still running then never ends. In milliseconds. */
export const siteCodeLimitMs = 30_000;

/** Whether a thrown value is one. Anything can be thrown, including objects that throw when inspected. */
export function isTookTooLong(thrown: unknown): boolean {
  return orNothing(() => thrown instanceof TookTooLong) ?? false;
}

/** What ends code that does not end by itself. */
export interface TimeLimit {
  /**
   * Returns what `work`, code of `file`, returns, or throws its errors; throws `TookTooLong` after a number
   * of milliseconds.
   */
  readonly call: <Result>(limitMs: number, work: () => Result, file?: string) => Result;
  /**
   * Does `work` with each item in order. Gives the index of the first that did not end in time; what comes
   * after it is left undone. `fileOf` tells whose code it is.
   */
  readonly each: <Item>(
    limitMs: number,
    items: readonly Item[],
    work: (item: Item) => void,
    fileOf?: (item: Item) => string,
  ) => number | undefined;
}
