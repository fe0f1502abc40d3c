import { expect, test } from "vitest";
import { baseOption } from "./site-options.js";

test.each([
  ["/some-repo", "/some-repo"],
  ["/größe/日本", "/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC"],
  ["/gr%C3%B6%C3%9Fe", "/gr%C3%B6%C3%9Fe"],
])("--base %s is %s", (given, base) => {
  expect(baseOption().parseArg?.(given, undefined)).toBe(base);
});

test.each(["/a b", "/../a", "/a\u0085"])("--base %j is rejected", (given) => {
  expect(() => baseOption().parseArg?.(given, undefined)).toThrow(/path/);
});
