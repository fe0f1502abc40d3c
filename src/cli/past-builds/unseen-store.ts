import type { ResultStore } from "../../effects/result-store.js";

/**
 * A store whose reads do not count as inputs of the site's code: `unseen` runs a function without tracking.
 */
export function unseenStore(store: ResultStore, unseen: <Result>(work: () => Result) => Result): ResultStore {
  return {
    ...store,
    shelf: (...args) => {
      const shelf = unseen(() => store.shelf(...args));
      return {
        get isEmpty() {
          return unseen(() => shelf.isEmpty);
        },
        read: (key) => unseen(() => shelf.read(key)),
        write: (key, bytes) => unseen(() => shelf.write(key, bytes)),
      };
    },
    pack: <Result>(...args: Parameters<ResultStore["pack"]>) => {
      const pack = unseen(() => store.pack<Result>(...args));
      return {
        get isEmpty() {
          return unseen(() => pack.isEmpty);
        },
        get: (key) => unseen(() => pack.get(key)),
        set: (key: string, result: Result) => unseen(() => pack.set(key, result)),
        keep: () => pack.keep(),
      };
    },
  };
}
