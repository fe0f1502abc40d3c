import type { BuildCache } from "../effects/build-cache.js";
import { MemoryPack } from "../effects/memory-pack.js";
import type { Pack, ResultStore } from "../effects/result-store.js";

/** Opens the cache for results of pages: on disk, or in memory for repeated builds. */
export function openPack<Result>(
  name: readonly string[],
  { store, cache }: { readonly store: ResultStore; readonly cache: BuildCache | undefined },
): Pack<Result> {
  const inMemory = cache?.reuse(`pack ${name.join()}`, () => new MemoryPack<Result>());
  inMemory?.begin();
  return inMemory ?? store.pack<Result>({ kind: "pages", key: name });
}
