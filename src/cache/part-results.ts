import { deserialize, serialize } from "node:v8";
import type { CacheKey, CacheKind, Pack, ResultStore } from "../effects/result-store.js";
import { hashOfKey } from "./open-store.js";

/** Files of results, by their paths in the folder of a part. */
export type PartFiles = ReadonlyMap<string, Uint8Array>;

/** What is of use on another machine: what pages are made of, and findings about them. */
const portable: readonly CacheKind[] = ["images", "cards", "html", "documents", "pages"];

/** The path of an entry. The versions are not in it: parts are joined by the versions that made them only. */
const fileOf = ({ kind, key }: CacheKey) => `${kind}/${hashOfKey(key)}`;

/** Collects all that a build finds in a store or puts there. */
export class ResultCollector {
  readonly #values = new Map<string, unknown>();

  /** The same store, followed. */
  follow(store: ResultStore): ResultStore {
    const note = <Value>(key: CacheKey, value: Value): Value => {
      if (value !== undefined && portable.includes(key.kind)) this.#values.set(fileOf(key), value);
      return value;
    };
    return {
      ...store,
      get: <Value>(key: CacheKey) => note(key, store.get<Value>(key)),
      set: (key, value) => store.set(key, note(key, value)),
      pack: <Value>(key: CacheKey) => {
        const pack = store.pack<Value>(key);
        return portable.includes(key.kind) ? followPack(pack, this.map(fileOf(key))) : pack;
      },
    };
  }

  /** Values that become a file. */
  map<Value>(file: string): Map<string, Value> {
    const values = new Map<string, Value>();
    this.#values.set(file, values);
    return values;
  }

  /** All of it, when the build has ended. */
  list(): PartFiles {
    const values = [...this.#values].filter(([, value]) => !(value instanceof Map && value.size === 0));
    return new Map(values.map(([file, value]) => [file, serialize(value)]));
  }
}

function followPack<Value>(pack: Pack<Value>, found: Map<string, Value>): Pack<Value> {
  return {
    ...pack,
    get: (key) => {
      const value = pack.get(key);
      if (value !== undefined) found.set(key, value);
      return value;
    },
    set: (key, value) => {
      pack.set(key, value);
      found.set(key, value);
    },
  };
}

/** A store in which all is found that was collected on other machines, too. It is not stored again. */
export function joinResults(store: ResultStore, parts: readonly PartFiles[]): ResultStore {
  return {
    ...store,
    get: <Value>(key: CacheKey) => {
      const bytes = parts.flatMap((files) => files.get(fileOf(key)) ?? [])[0];
      return bytes ? (deserialize(bytes) as Value) : store.get<Value>(key);
    },
    pack: <Value>(key: CacheKey) => {
      const joined = joinedMap<Value>(fileOf(key), parts);
      if (joined.size === 0) return store.pack<Value>(key);
      return { isEmpty: false, get: (name) => joined.get(name), set: () => {}, complete: () => {} };
    },
  };
}

/** What the parts have of a file that is a map. `readMadeParts` has checked that they are whole. */
export const joinedMap = <Value>(file: string, parts: readonly PartFiles[]): ReadonlyMap<string, Value> =>
  new Map(
    parts.flatMap((files) => {
      const bytes = files.get(file);
      return bytes ? [...(deserialize(bytes) as ReadonlyMap<string, Value>)] : [];
    }),
  );
