import { describe, expect, test } from "vitest";
import type { CacheKey, ResultStore } from "../../effects/result-store.js";
import { isFresh, readVerdicts, writeVerdicts } from "./verdict-cache.js";

const hour = 60 * 60 * 1000;
const now = 100 * 24 * hour;
const ok = { verdict: "ok", why: "", at: now } as const;

function memoryStore(): Pick<ResultStore, "get" | "set"> {
  const entries = new Map<string, unknown>();
  return {
    get: <Value>({ key }: CacheKey) => entries.get(key.join()) as Value | undefined,
    set: ({ key }, value) => void entries.set(key.join(), value),
  };
}

describe("a cached verdict", () => {
  test.each([
    [{ ...ok, at: now - 23 * hour }, true],
    [{ ...ok, at: now - 25 * hour }, false],
    [{ ...ok, at: now + hour }, false],
    [{ verdict: "broken", why: "404", at: now } as const, false],
  ])("%j is fresh: %s", (kept, fresh) => {
    expect(isFresh(kept, now)).toBe(fresh);
  });

  test("is merged with those of other runs, and the later one wins", () => {
    const store = memoryStore();
    writeVerdicts(store, { a: ok, b: { ...ok, at: now - hour } });
    writeVerdicts(store, { b: ok, c: ok, a: { ...ok, verdict: "broken", at: now - hour } });
    expect(readVerdicts(store, ["a", "b", "c", "d"])).toEqual({ a: ok, b: ok, c: ok });
  });

  test("is found for a URL named like a property of every object", () => {
    const store = memoryStore();
    writeVerdicts(store, Object.fromEntries([["__proto__", ok]]));
    expect(Object.entries(readVerdicts(store, ["__proto__"]))).toEqual([["__proto__", ok]]);
  });
});
