import { describe, expect, test } from "vitest";
import { collect, examplePage } from "../../test/support/example.js";
import type { Page } from "../model/pages/page.js";
import type { SourceBytes } from "../model/project.js";
import { assembleTree } from "./assemble-tree.js";

const file = (outputFile: string): SourceBytes => ({
  outputFile,
  sourceFile: `public/${outputFile}`,
  bytes: new Uint8Array([1, 2]),
});

function grow(pages: readonly Page[], others: readonly SourceBytes[], { needsTwins = true } = {}) {
  const { log, found } = collect();
  const tree = assembleTree(pages, others, { host: { needsTwins }, log });
  return { tree, outputFiles: [...tree.files.keys()], found: found() };
}

test("a page has a file and its twin, the landing page and 404 one file, all in order", () => {
  const pages = [examplePage("/"), examplePage("/terms", "<p>é</p>"), examplePage("/404")];
  const { tree, outputFiles, found } = grow(pages, [file("robots.txt"), file("a/b.png")]);
  expect(found).toEqual([]);
  expect(outputFiles).toEqual([
    "404.html",
    "a/b.png",
    "index.html",
    "robots.txt",
    "terms.html",
    "terms/index.html",
  ]);
  const bytes = tree.files.get("terms.html")?.bytes;
  expect(new TextDecoder().decode(bytes)).toBe("<p>é</p>");
  expect(tree.files.get("terms/index.html")?.bytes).toEqual(bytes);
});

test("a host that redirects /terms/ to /terms needs no twins", () => {
  const pages = [examplePage("/"), examplePage("/terms")];
  expect(grow(pages, [], { needsTwins: false }).outputFiles).toEqual(["index.html", "terms.html"]);
});

test("the tree does not depend on the order of inputs", () => {
  const pages = [examplePage("/"), examplePage("/terms")];
  const others = [file("b.txt"), file("a.txt")];
  const back = grow([...pages].reverse(), [...others].reverse());
  expect(back.outputFiles).toEqual(grow(pages, others).outputFiles);
});

describe("two files clash if they are", () => {
  test.each([
    ["a page and a file", ["/terms"], ["terms.html"]],
    ["a page's twin and a file", ["/terms"], ["terms/index.html"]],
    ["names that differ by case", [], ["Logo.png", "logo.png"]],
    ["names that differ by Unicode normalisation", [], ["é.txt", "e\u0301.txt"]],
    ["a folder and a file that differ by case and normalisation", [], ["É/a.txt", "e\u0301"]],
    ["a file where a folder is needed", ["/terms"], ["terms"]],
    ["a file where a folder of another case is needed", [], ["TERMS/a.txt", "terms"]],
    ["a file of another case where a folder is needed", [], ["TERMS", "terms/a.txt"]],
    ["a file where a folder is needed further up", [], ["a/b", "a/b/c/d.txt"]],
    ["a file where a folder is needed at the top", [], ["a", "a/b/c/d.txt"]],
    ["a landing page and a page called index", ["/", "/index"], []],
  ])("%s", (_, routePaths, files) => {
    const { found } = grow(
      routePaths.map((routePath) => examplePage(routePath)),
      files.map(file),
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("plan/output-clash");
  });

  test.each([
    ["a folder and a file with a common prefix", ["a/b.txt", "a-b.txt", "a.txt"]],
    ["files of one folder", ["a/b.txt", "a/c.txt", "a/d/e.txt"]],
    ["names that differ by more than their case", ["straße.txt", "strasse.txt"]],
    ["names that are alike without their slashes", ["a/b/c", "ab", "abc"]],
  ])("but not if they are %s", (_, files) => {
    expect(grow([], files.map(file)).found).toEqual([]);
  });
});

test("a clash is reported with the path and both files", () => {
  const { log } = collect();
  assembleTree([examplePage("/terms")], [file("terms.html")], { host: { needsTwins: true }, log });
  expect(log.sorted().map(({ args, place }) => ({ ...args, ...place }))).toEqual([
    { outputFile: "terms.html", other: "pages/terms.tsx", file: "public/terms.html" },
  ]);
});
