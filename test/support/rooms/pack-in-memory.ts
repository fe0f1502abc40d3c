import type { PageFindings } from "../../../src/check/findings/inspect-pages.js";
import type { Pack } from "../../../src/effects/packs.js";

/** A pack that outlives the trees checked with it, and its content. */
export function packInMemory(): {
  readonly pack: Pack<PageFindings>;
  readonly kept: Map<string, PageFindings>;
} {
  const kept = new Map<string, PageFindings>();
  const pack: Pack<PageFindings> = {
    isEmpty: () => kept.size === 0,
    get: (key) => structuredClone(kept.get(key)),
    set: (key, value) => void kept.set(key, structuredClone(value)),
    complete: () => {},
  };
  return { pack, kept };
}
