import type { CachedFindings } from "../../../src/check/findings/findings-cache.js";
import type { Pack } from "../../../src/effects/packs.js";

/** A pack that outlives the trees checked with it, and its content. */
export function packInMemory(): {
  readonly pack: Pack<CachedFindings>;
  readonly kept: Map<string, CachedFindings>;
} {
  const kept = new Map<string, CachedFindings>();
  const pack: Pack<CachedFindings> = {
    isEmpty: () => kept.size === 0,
    get: (key) => structuredClone(kept.get(key)),
    set: (key, value) => void kept.set(key, structuredClone(value)),
    complete: () => {},
  };
  return { pack, kept };
}
