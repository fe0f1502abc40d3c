import type { CacheKey, Pack, ResultStore } from "../../effects/result-store.js";

/** A store whose reads do not count as inputs of the site's code: `untracked` runs a function without tracking. */
export function untrackedStore(
  store: ResultStore,
  untracked: <Result>(work: () => Result) => Result,
): ResultStore {
  return {
    ...store,
    isEmpty: (kind) => untracked(() => store.isEmpty(kind)),
    get: <Value>(key: CacheKey) => untracked(() => store.get<Value>(key)),
    set: (key, value) => untracked(() => store.set(key, value)),
    pack: <Value>(key: CacheKey): Pack<Value> => {
      const pack = store.pack<Value>(key);
      return {
        ...pack,
        get isEmpty() {
          return untracked(() => pack.isEmpty);
        },
        get: (name) => untracked(() => pack.get(name)),
      };
    },
  };
}
