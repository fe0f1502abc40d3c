import type { CacheKey, Pack, ResultStore } from "../effects/result-store.js";
import { once } from "../util/once.js";

/**
 * A pack that is one entry: read as a whole on first use, and written as a whole if anything in it has changed. Results that were neither
 * read nor set are dropped.
 */
export function openPack<Value>(
  store: Pick<ResultStore, "get" | "set">,
  key: CacheKey,
): { readonly pack: Pack<Value>; readonly settle: () => void } {
  const before = once(() => store.get<ReadonlyMap<string, Value>>(key) ?? new Map<string, Value>());
  const used = new Map<string, Value>();
  let hasNew = false;
  let isComplete = false;
  return {
    pack: {
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
        isComplete = true;
      },
    },
    settle: () => {
      if (isComplete && (hasNew || used.size < before().size)) store.set(key, used);
    },
  };
}
