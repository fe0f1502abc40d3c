import type { Pack } from "./result-store.js";

/** The in-memory part of a pack, for repeated builds: results as they were stored, which must not be modified. */
export class MemoryPack<Result> implements Pack<Result> {
  #saved = new Map<string, Result>();
  /** The results that interrupted builds used. */
  #left = new Map<string, Result>();
  #used = new Map<string, Result>();

  get isEmpty(): boolean {
    return this.#saved.size + this.#left.size + this.#used.size === 0;
  }

  /** Starts another build. Of the interrupted builds before it, only the last one's results stay. */
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

  /** Keeps the results that were used since the last call. */
  readonly complete = (): void => {
    this.#saved = this.#used;
    this.#left = new Map();
    this.#used = new Map();
  };
}
