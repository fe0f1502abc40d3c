import { expect, test } from "vitest";
import { exampleChecked } from "../../../test/support/example.js";
import { textOf } from "../page-element.js";
import { elementsOf } from "../read-page.js";
import type { Rule } from "../rule.js";
import { pageLooker } from "./look-at-pages.js";

const readsStyleOf: Rule = {
  codes: [],
  page: () => (page) => {
    if (page.routePath === "/b" || page.routePath === "/d")
      for (const style of elementsOf(page.facts, "style")) textOf(style);
  },
};

test("who has read the text of its style is told of each page by itself, also where pages are alike", () => {
  // What is told of a page without one policy depends on all of it.
  const policy = '<meta http-equiv="Content-Security-Policy" content="img-src data:"/>';
  const html = (word: string) =>
    `<html><head>${policy}<style>a{}</style></head><body><p>${word}</p></body></html>`;
  const paths = ["/a", "/b", "/c", "/d", "/e"];
  const checked = exampleChecked(Object.fromEntries(paths.map((path) => [path, html(path)])));
  const look = pageLooker(checked, { readsStyleOf });
  const reads = checked.pages.filter((page) => look(page).asked.includes("~all"));
  expect(reads.map(({ routePath }) => routePath)).toEqual(["/b", "/d"]);
});
