import { expect, test } from "vitest";
import { parseRequestTarget } from "./request-target.js";

test.each([
  ["/", "/"],
  ["/a%20b?x=1", "/a b"],
  ["/caf%C3%A9", "/café"],
  ["/%2e%2e/%2fetc", "/..//etc"],
  ["//host/x", "//host/x"],
])("%s is the path %s", (target, path) => expect(parseRequestTarget(target)?.path).toBe(path));

test.each(["", "*", "x", "http://other.example/", "/%", "/%zz", "/%C3%28", "/a%00b", "/%ff"])(
  "the target %j is invalid",
  (target) => expect(parseRequestTarget(target)).toBeUndefined(),
);

test("the query is returned", () =>
  expect(parseRequestTarget("/x?page=%2Fa%3Fb")?.query.get("page")).toBe("/a?b"));
