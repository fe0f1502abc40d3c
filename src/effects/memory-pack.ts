import type { Pack } from "./result-store.js";

/**
 * The in-memory part of a pack, for repeated builds: results as they were stored, which must not be modified.
 */
export class MemoryPack<Result> implements Pack<Result> {
  #saved = new Map<string, Result>();
  /** What was of use to a build that was not brought to its end. */
  #left = new Map<string, Result>();
  #used = new Map<string, Result>();

  get isEmpty(): boolean {
    return this.#saved.size + this.#left.size + this.#used.size === 0;
  }

  /** Says that what comes is for another build. Of builds that were left, what the last one used stays. */
  begin(): void {
    if (this.#used.size > 0) this.#left = this.#used;
    this.#used = new Map();
  }

  readonly get = (key: string): Result | undefined => {
    const result = this.#used.get(key) ?? this.#left.get(key) ?? this.#saved.get(key);
    if (result !== undefined) this.#used.set(key, result);
    return result;
  };

  readonly set = (key: string, result: Result): void => void this.#used.set(key, result);

  /** What was of use since it was said the last time stays. */
  readonly complete = (): void => {
    this.#saved = this.#used;
    this.#left = new Map();
    this.#used = new Map();
  };
}
