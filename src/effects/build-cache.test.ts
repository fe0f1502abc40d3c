import { expect, test } from "vitest";
import { BuildCache } from "./build-cache.js";

test("a value is made once and reused", () => {
  const cache = new BuildCache();
  let made = 0;
  cache.begin(undefined);
  expect(cache.reuse("a", () => ++made)).toBe(1);
  cache.sweep();
  cache.begin(undefined);
  expect(cache.reuse("a", () => ++made)).toBe(1);
  expect(cache.reuse("b", () => ++made)).toBe(2);
});

test("entries that a build did not use are dropped", () => {
  const cache = new BuildCache();
  const gone: string[] = [];
  const buildWith = (...keys: string[]) => {
    cache.begin(undefined);
    for (const key of keys) {
      cache.reuse(
        key,
        () => key,
        (value) => gone.push(value),
      );
    }
  };
  buildWith("a", "b");
  cache.sweep();
  expect(gone).toEqual([]);
  buildWith("a");
  buildWith("a"); // one that failed was not released
  cache.sweep();
  expect(gone).toEqual(["b"]);
  cache.clear();
  expect(gone).toEqual(["b", "a"]);
});

test("areAsIn reports whether files are unchanged since a round", () => {
  const cache = new BuildCache();
  cache.begin(undefined);
  const first = cache.round;
  cache.begin(["/a"]);
  const second = cache.round;
  expect(cache.areAsIn(first, ["/b", "/c"])).toBe(true);
  expect(cache.areAsIn(first, ["/b", "/a"])).toBe(false);
  expect(cache.areAsIn(second, ["/a"])).toBe(true);
  cache.begin([]);
  expect(cache.areAsIn(first, ["/a"])).toBe(false);
  cache.begin(undefined);
  expect(cache.areAsIn(second, [])).toBe(false);
  expect(cache.areAsIn(cache.round, ["/a"])).toBe(true);
});
