import { expect, test } from "vitest";
import { headersAt } from "./serving.js";

const rules = [
  { path: "/*", headers: { "x-all": "1", "x-own": "all" } },
  { path: "/assets/*", headers: { "cache-control": "immutable" } },
  { path: "/a.json", headers: { "x-own": "a" } },
];

test.each([
  ["/", { "x-all": "1", "x-own": "all" }],
  ["/assets/x.png", { "x-all": "1", "x-own": "all", "cache-control": "immutable" }],
  ["/assets", { "x-all": "1", "x-own": "all" }],
  ["/a.json", { "x-all": "1", "x-own": "a" }],
  ["/a.json/b", { "x-all": "1", "x-own": "all" }],
])("the headers at %s are those of all matching rules, and the last rule wins", (path, expected) => {
  expect(headersAt(rules, path)).toEqual(expected);
});

test("a path that no rule matches has no headers", () => {
  expect(headersAt(rules.slice(1), "/other")).toEqual({});
});
