import { expect, test } from "vitest";
import { checkTree } from "./check-tree.js";
import { readPublished } from "./read-published.js";
import { rules } from "./rules.js";

test("every rule runs over a published folder of which no config is known", () => {
  const bytes = new TextEncoder().encode("<html><main><h1>A</h1></main></html>");
  const files = new Map([["index.html", { outputFile: "index.html", bytes, from: "index.html" }]]);
  const context = { site: undefined, base: "/", configFile: "", today: "2026-01-01" };
  const { found } = checkTree(readPublished(files, context), rules);
  expect(found.map(({ code, place: { file } }) => `${file} ${code}`)).toEqual([
    "index.html check/no-canonical",
    "index.html check/no-icon",
    "index.html check/no-language",
    "index.html check/no-policy",
    "index.html check/no-title",
    "index.html check/no-title",
  ]);
});
