import type { Makers, Namespace, Pack, ResultStore, Shelf } from "../effects/result-store.js";
import { readResults, writeResults } from "./open-pack.js";
import { nameOfResult } from "./seals.js";

/** Files of results, by their paths in the folder of a part. */
export type PartFiles = ReadonlyMap<string, Uint8Array>;

/** What is of use on another machine: what pages are made of and what was found on them. */
const travelling: readonly Namespace[] = ["images", "cards", "html", "documents", "pages"];

const packOf = (namespace: Namespace, name: readonly string[]) => `${namespace}/${nameOfResult(name)}.pack`;

/** Tells what a file of a shelf is called. */
const namesOf = (namespace: Namespace, makers: Makers) => {
  const madeBy = Object.entries(makers).sort().flat();
  return (key: readonly string[]) => `${namespace}/${nameOfResult([...madeBy, ...key])}`;
};

/** Takes along all that a build has found in a store, or put there. */
export class ResultCollector {
  readonly #files = new Map<string, Uint8Array>();
  readonly #settling: (() => void)[] = [];

  /** The same store, with an eye on what goes through it. */
  follow(store: ResultStore): ResultStore {
    return {
      ...store,
      shelf: (namespace, makers) => {
        const shelf = store.shelf(namespace, makers);
        return travelling.includes(namespace) ? this.#followShelf(shelf, namesOf(namespace, makers)) : shelf;
      },
      pack: <Result>(namespace: Namespace, name: readonly string[]) => {
        const pack = store.pack<Result>(namespace, name);
        if (!travelling.includes(namespace)) return pack;
        const own = this.pack<Result>(packOf(namespace, name));
        return followPack(pack, own);
      },
    };
  }

  /** A pack that goes along and is kept nowhere else. */
  pack<Result>(file: string): Pack<Result> {
    const results = new Map<string, Result>();
    let isToBeKept = false;
    this.#settling.push(() => {
      if (isToBeKept && results.size > 0) this.#files.set(file, writeResults(results));
    });
    return {
      isEmpty: true,
      get: (key) => results.get(key),
      set: (key, result) => void results.set(key, result),
      keep: () => {
        isToBeKept = true;
      },
    };
  }

  /** All of it, when the build has ended. */
  list(): PartFiles {
    for (const settle of this.#settling.splice(0)) settle();
    return this.#files;
  }

  #followShelf(shelf: Shelf, fileOf: (key: readonly string[]) => string): Shelf {
    const note = (key: readonly string[], bytes: Uint8Array) => void this.#files.set(fileOf(key), bytes);
    return {
      get isEmpty() {
        return shelf.isEmpty;
      },
      read: (key) => {
        const bytes = shelf.read(key);
        if (bytes) note(key, bytes);
        return bytes;
      },
      write: (key, bytes) => {
        shelf.write(key, bytes);
        note(key, bytes);
      },
    };
  }
}

function followPack<Result>(pack: Pack<Result>, own: Pack<Result>): Pack<Result> {
  const note = (key: string, found: Result | undefined) => {
    if (found !== undefined) own.set(key, found);
    return found;
  };
  return {
    isEmpty: pack.isEmpty,
    get: (key) => note(key, pack.get(key)),
    set: (key, result) => {
      pack.set(key, result);
      own.set(key, result);
    },
    keep: () => {
      pack.keep();
      own.keep();
    },
  };
}

/** A store in which all is found that was collected on other machines, too. */
export function joinResults(store: ResultStore, parts: readonly PartFiles[]): ResultStore {
  const find = (file: string) => parts.flatMap((files) => files.get(file) ?? [])[0];
  return {
    ...store,
    shelf: (namespace, makers) => {
      const shelf = store.shelf(namespace, makers);
      if (!travelling.includes(namespace)) return shelf;
      const fileOf = namesOf(namespace, makers);
      return {
        get isEmpty() {
          return shelf.isEmpty;
        },
        read: (key) => find(fileOf(key)) ?? shelf.read(key),
        write: shelf.write,
      };
    },
    pack: <Result>(namespace: Namespace, name: readonly string[]) => {
      const pack = store.pack<Result>(namespace, name);
      if (!travelling.includes(namespace)) return pack;
      const joined = joinedPack<Result>(packOf(namespace, name), parts);
      if (joined.isEmpty) return pack;
      // Results cached by other machines are not stored again here.
      return {
        isEmpty: false,
        set: () => {},
        keep: () => {},
        get: (key) => joined.get(key) ?? pack.get(key),
      };
    },
  };
}

/** What the packs of a name have together, to be read only. */
export function joinedPack<Result>(
  file: string,
  parts: readonly PartFiles[],
): Pick<Pack<Result>, "isEmpty" | "get"> {
  // Who has read the parts has seen to it that they are whole, and written by this very code.
  const packs = parts.map((files) => readResults<Result>(files.get(file)));
  return {
    isEmpty: packs.every(({ size }) => size === 0),
    get: (key) => packs.find((pack) => pack.has(key))?.get(key),
  };
}
