import { once } from "../util/once.js";
import type { BuildCache } from "./build-cache.js";
import type { CacheKey, ResultStore } from "./result-store.js";

/** Many small values in one entry: a file for each would take longer to read than to compute. */
export interface Pack<Value> {
  readonly isEmpty: () => boolean;
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  /** Keeps the values that were read or set, and drops the rest. */
  readonly complete: () => void;
}

type Store = Pick<ResultStore, "get" | "set">;

/** Opens a pack of the cache on disk, or one in memory for repeated builds. */
export function packOf<Value>(
  key: CacheKey,
  { store, cache }: { readonly store: Store; readonly cache?: BuildCache | undefined },
): Pack<Value> {
  const inMemory = cache?.reuse(`pack ${key.kind} ${key.key.join()}`, () => new MemoryPack<Value>());
  inMemory?.begin();
  return inMemory ?? packOnDisk<Value>(store, key);
}

/** A pack that is read as a whole on first use, and written as a whole if anything in it has changed. */
function packOnDisk<Value>(store: Store, key: CacheKey): Pack<Value> {
  const before = once(() => store.get<ReadonlyMap<string, Value>>(key) ?? new Map<string, Value>());
  const used = new Map<string, Value>();
  let hasNew = false;
  return {
    isEmpty: () => before().size === 0,
    get: (name) => {
      const value = used.get(name) ?? before().get(name);
      if (value !== undefined) used.set(name, value);
      return value;
    },
    set: (name, value) => {
      hasNew = true;
      used.set(name, value);
    },
    complete: () => {
      if (hasNew || used.size < before().size) store.set(key, used);
    },
  };
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
