import { describe, expect, test } from "vitest";
import type { Shelf } from "../../effects/result-store.js";
import { isFresh, readVerdicts, writeVerdicts } from "./verdict-cache.js";

const hour = 60 * 60 * 1000;
const now = 100 * 24 * hour;
const ok = { verdict: "ok", why: "", at: now } as const;

/** A shelf in memory: what the one on the disk does is told by the store's own tests. */
function memoryShelf(): Shelf {
  const kept = new Map<string, Uint8Array>();
  return {
    get isEmpty() {
      return kept.size === 0;
    },
    read: (key) => kept.get(key.join()),
    write: (key, bytes) => void kept.set(key.join(), bytes),
  };
}

describe("a kept verdict", () => {
  test.each([
    [{ ...ok, at: now - 23 * hour }, true],
    [{ ...ok, at: now - 25 * hour }, false],
    [{ ...ok, at: now + hour }, false],
    [{ verdict: "broken", why: "404", at: now } as const, false],
  ])("%j is fresh: %s", (kept, fresh) => {
    expect(isFresh(kept, now)).toBe(fresh);
  });

  test("stays beside those of other runs, and the later one wins", () => {
    const shelf = memoryShelf();
    writeVerdicts(shelf, { a: ok, b: { ...ok, at: now - hour } });
    writeVerdicts(shelf, { b: ok, c: ok, a: { ...ok, verdict: "broken", at: now - hour } });
    expect(readVerdicts(shelf, ["a", "b", "c", "d"])).toEqual({ a: ok, b: ok, c: ok });
  });

  test("of an address with a strange name is found", () => {
    const shelf = memoryShelf();
    writeVerdicts(shelf, Object.fromEntries([["__proto__", ok]]));
    expect(Object.entries(readVerdicts(shelf, ["__proto__"]))).toEqual([["__proto__", ok]]);
  });
});
