/** Thrown in place of a result that has not come in time. */
export class TookTooLong extends Error {
  override name = "TookTooLong";
}

/** Longer than any honest module or page takes: what is still running then never ends. In milliseconds. */
export const siteCodeLimitMs = 30_000;

/** Whether something thrown is that. Anything can be thrown, also what throws when it is looked at. */
export function isTookTooLong(thrown: unknown): boolean {
  try {
    return thrown instanceof TookTooLong;
  } catch {
    return false;
  }
}

/** What ends code that does not end by itself. */
export interface TimeLimit {
  /**
   * Gives what `work`, code of `file`, gives, or throws what it throws; throws `TookTooLong` if it takes longer than so many
   * milliseconds.
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
