import { deserialize, serialize } from "node:v8";
import type { CacheKey, CacheKind, Pack, ResultStore } from "../effects/result-store.js";
import { hashOfKey } from "./open-store.js";

export type ShardFiles = ReadonlyMap<string, Uint8Array>;

/** The kinds of entries that are useful on another machine: inputs of pages, and findings about them. */
const portable: readonly CacheKind[] = ["images", "cards", "documents", "pages"];

/** The path of an entry, without versions: shards are merged only if their versions are equal. */
const fileOf = ({ kind, key }: CacheKey) => `${kind}/${hashOfKey(key)}`;

/** Collects all results that a build reads from a store or writes to it. */
export class ResultCollector {
  readonly #values = new Map<string, unknown>();

  /** The same store, recorded. */
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

  map<Value>(file: string): Map<string, Value> {
    const values = new Map<string, Value>();
    this.#values.set(file, values);
    return values;
  }

  /** All results, at the end of the build. */
  list(): ShardFiles {
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

/** A store that also contains the results of other machines. Those are not stored again. */
export function joinResults(store: ResultStore, shards: readonly ShardFiles[]): ResultStore {
  return {
    ...store,
    get: <Value>(key: CacheKey) => {
      const bytes = shards.flatMap((files) => files.get(fileOf(key)) ?? [])[0];
      return bytes ? (deserialize(bytes) as Value) : store.get<Value>(key);
    },
    pack: <Value>(key: CacheKey) => {
      const joined = joinedMap<Value>(fileOf(key), shards);
      if (joined.size === 0) return store.pack<Value>(key);
      return { isEmpty: false, get: (name) => joined.get(name), set: () => {}, complete: () => {} };
    },
  };
}

/** The combined maps of the shards' files. `readShards` has checked that they are complete. */
export const joinedMap = <Value>(file: string, shards: readonly ShardFiles[]): ReadonlyMap<string, Value> =>
  new Map(
    shards.flatMap((files) => {
      const bytes = files.get(file);
      return bytes ? [...(deserialize(bytes) as ReadonlyMap<string, Value>)] : [];
    }),
  );
