import type { Pack } from "./result-store.js";

/** What a pack has in memory for whoever builds again and again: results as they were given, which nobody changes. */
export class MemoryPack<Result> implements Pack<Result> {
  #kept = new Map<string, Result>();
  #used = new Map<string, Result>();

  get isEmpty(): boolean {
    return this.#kept.size === 0;
  }

  readonly get = (key: string): Result | undefined => {
    const result = this.#used.get(key) ?? this.#kept.get(key);
    if (result !== undefined) this.#used.set(key, result);
    return result;
  };

  readonly hold = (key: string): (() => Result) | undefined => {
    const result = this.get(key);
    return result === undefined ? undefined : () => result;
  };

  readonly set = (key: string, result: Result): void => void this.#used.set(key, result);

  /** What was of use since it was said the last time stays. */
  readonly keep = (): void => {
    this.#kept = this.#used;
    this.#used = new Map();
  };
}
