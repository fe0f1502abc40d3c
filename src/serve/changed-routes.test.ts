import { expect, test } from "vitest";
import { type Page, withHtml } from "../model/pages/page.js";
import type { Tree } from "../model/pages/tree.js";
import { compareTrees } from "./changed-routes.js";

function tree(pages: Record<string, string>, others: Record<string, string> = {}): Tree {
  const encoder = new TextEncoder();
  return {
    pages: Object.entries(pages).map(([routePath, html]) => withHtml(html, { route: { routePath } }) as Page),
    files: new Map(
      Object.entries(others).map(([outputFile, text]) => [
        outputFile,
        { outputFile, bytes: encoder.encode(text), from: "" },
      ]),
    ),
  };
}

test("at first everything is new", () => {
  expect(compareTrees(undefined, tree({ "/": "a", "/b": "b" }, { "icon.svg": "x" }))).toEqual({
    routes: ["/", "/b"],
    otherFiles: 1,
  });
});

test("names what was changed, added and removed", () => {
  const before = tree({ "/": "a", "/b": "b", "/gone": "c" }, { "icon.svg": "x", "gone.txt": "y", same: "z" });
  const after = tree({ "/": "a", "/b": "B", "/new": "d" }, { "icon.svg": "X", "new.txt": "y", same: "z" });
  expect(compareTrees(before, after)).toEqual({ routes: ["/b", "/new", "/gone"], otherFiles: 3 });
});

test("the same tree has not changed", () => {
  expect(compareTrees(tree({ "/": "a" }), tree({ "/": "a" }))).toEqual({ routes: [], otherFiles: 0 });
});
