import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { CacheKey, CacheKind, ResultStore } from "../effects/result-store.js";
import type { Tree } from "../model/pages/tree.js";
import { compareText } from "../util/compare.js";
import { isObject } from "../util/is-object.js";
import { orNothing } from "../util/or-nothing.js";
import { decodeEntry, encodeEntry, entryName, writeEntry } from "./open-store.js";
import { storeFolder } from "./own-paths.js";

/*
 * A shard is a folder with the cache entries of a build of some pages. Entries are named by everything that they depend on, so those of
 * another site, version or day are never found: a build with the entries of any shards gives the same bytes as one without.
 */

/** The kinds of entries that are useful on another machine: inputs of pages, and findings about them. */
const portable: readonly CacheKind[] = ["images", "cards", "documents", "pages"];

/** The settings of the build that a shard is a part of. */
export interface ShardSettings {
  readonly base: string | undefined;
  readonly host: string | undefined;
  /** The day as `2025-08-17`. */
  readonly today: string;
}

const labelFile = "shard.json";

/** Collects the portable entries that a build reads from its cache or writes to it. */
export class ShardCollector {
  readonly #values = new Map<string, unknown>();
  readonly #versions: readonly string[];

  /** `versions` is the start of the keys of all entries. */
  constructor(versions: readonly string[]) {
    this.#versions = versions;
  }

  follow(store: ResultStore): ResultStore {
    const note = <Value>(key: CacheKey, value: Value): Value => {
      if (value !== undefined && portable.includes(key.kind)) this.#values.set(this.#nameOf(key), value);
      return value;
    };
    return {
      ...store,
      get: <Value>(key: CacheKey) => note(key, store.get<Value>(key)),
      set: (key, value) => store.set(key, note(key, value)),
    };
  }

  /** The tree of the shard's folder, to be committed at the end of the build. */
  list(settings: ShardSettings): Tree {
    const label = Buffer.from(`${JSON.stringify({ generator: "handbill", ...settings })}\n`);
    const entries = [...this.#values].map(
      ([name, value]) => [name, Buffer.concat(encodeEntry(name, value))] as const,
    );
    const files = [[labelFile, label] as const, ...entries.sort(([a], [b]) => compareText(a, b))];
    const from = "handbill build --shard";
    return {
      files: new Map(files.map(([outputFile, bytes]) => [outputFile, { outputFile, bytes, from }])),
      pages: [],
    };
  }

  #nameOf(key: CacheKey): string {
    return entryName(key, this.#versions);
  }
}

/** Reads the settings of a shard; reports a folder that is none. */
export function readSettings(folder: string, shown: string, log: Diagnostics): ShardSettings | undefined {
  const label = orNothing((): unknown => JSON.parse(readPlain(join(folder, labelFile)).toString("utf8")));
  if (isObject(label) && label.generator === "handbill" && typeof label.today === "string")
    return label as unknown as ShardSettings;
  log.add("shard/none", { folder: shown, reason: `it has no ${labelFile} of handbill` });
  return undefined;
}

/** Copies the entries of shards into the cache of a project. Damaged ones are left out, and made again by the build. */
export function importShards(root: string, folders: readonly string[]): void {
  const cache = storeFolder(root);
  const files = folders.flatMap((folder) =>
    portable.flatMap((kind) =>
      (orNothing(() => readdirSync(join(folder, kind))) ?? []).map(
        (name) => [`${kind}/${name}`, folder] as const,
      ),
    ),
  );
  for (const name of new Set(files.map(([name]) => name))) {
    const copies = [cache, ...files.flatMap(([other, folder]) => (other === name ? folder : []))];
    const values = copies.flatMap(
      (folder) =>
        decodeEntry(
          name,
          orNothing(() => readPlain(join(folder, name))),
        ) ?? [],
    );
    // Each shard has a part of a pack, and the whole of any other entry.
    const parts = values.filter((value) => value instanceof Map);
    const value = parts.length > 0 ? new Map(parts.flatMap((part) => [...part])) : values[0];
    if (value !== undefined) writeEntry(join(cache, name), encodeEntry(name, value));
  }
}

/** Reading a pipe would never end. */
function readPlain(path: string): Buffer {
  if (!lstatSync(path).isFile()) throw new Error("it is not a file");
  return readFileSync(path);
}
