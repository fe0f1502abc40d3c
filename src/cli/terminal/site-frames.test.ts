import { expect, test } from "vitest";
import { ownerOf } from "./site-frames.js";

const own = (new Error().stack ?? "").split("\n")[1];
const node = "    at listOnTimeout (node:internal/timers:581:17)";

test.each([
  ["a page's", ["    at Page (/home/me/site (1)/handbill-pages.cjs:3:4)", own, node], "site"],
  ["the config's", ["    at /home/me/site/handbill-config.cjs:3:4", own], "site"],
  ["a package's, called back", ["    at later (/home/me/site/node_modules/x/index.js:3:4)", node], "site"],
  ["a package's, without a function name", ["    at /home/me (x86)/node_modules/x/index.js:3:4"], "site"],
  ["a package's in a folder with brackets", ["    at f (/home/me (x86)/node_modules/x/i.js:3:4)"], "site"],
  ["handbill's, with eval", ["    at eval (eval at f (/a/b.js:1:2), <anonymous>:1:1)", own], "handbill"],
  ["eval only", ["    at eval (eval at f (/a/b.js:1:2), <anonymous>:1:1)", node], undefined],
  [
    "that of handbill's package",
    ["    at spawn (/home/me/site/node_modules/x/index.js:3:4)", own],
    "handbill",
  ],
  ["handbill's own", [node, own], "handbill"],
  ["Node's only", [node], undefined],
])("the owner of a stack is found if it is %s", (_, lines, expected) => {
  expect(ownerOf(["Error: x", ...lines].join("\n"))).toBe(expected);
});

test("an error without a stack has no owner", () => {
  expect(ownerOf(undefined)).toBe(undefined);
  expect(ownerOf("just words")).toBe(undefined);
});
