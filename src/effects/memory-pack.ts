import type { BuildCache } from "./build-cache.js";
import type { CacheKey, Pack, ResultStore } from "./result-store.js";

/** Opens a pack of the cache on disk, or one in memory for repeated builds. */
export function packOf<Value>(
  key: CacheKey,
  { store, cache }: { readonly store: Pick<ResultStore, "pack">; readonly cache?: BuildCache | undefined },
): Pack<Value> {
  const inMemory = cache?.reuse(`pack ${key.kind} ${key.key.join()}`, () => new MemoryPack<Value>());
  inMemory?.begin();
  return inMemory ?? store.pack<Value>(key);
}

/** The in-memory part of a pack, for repeated builds: results as they were stored, which must not be modified. */
export class MemoryPack<Result> implements Pack<Result> {
  #saved = new Map<string, Result>();
  /** The results that interrupted builds used. */
  #left = new Map<string, Result>();
  #used = new Map<string, Result>();

  readonly isEmpty = (): boolean => this.#saved.size + this.#left.size + this.#used.size === 0;

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
