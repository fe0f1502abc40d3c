import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { collect, examplePage } from "../../test/support/example.js";
import { assembleTree } from "../plan/assemble-tree.js";
import { formatBuild, formatDone, formatTotal } from "./format-build.js";
import { summariseBuild } from "./summarise-build.js";
import { textStyle } from "./text-style.js";

const asset = (outputFile: string, size: number) => ({
  outputFile,
  sourceFile: outputFile,
  bytes: new Uint8Array(size),
});

const report = (routePaths: readonly string[], others: readonly ReturnType<typeof asset>[]) => {
  const html = "<p>word</p>".repeat(200);
  const pages = routePaths.map((routePath) => examplePage(routePath, html));
  const tree = assembleTree(pages, others, { host: { needsTwins: true }, log: collect().log });
  const summary = summariseBuild(tree);
  const style = textStyle(false);
  const done = formatDone(formatTotal(summary), { ms: 1234 }, style);
  return { html, text: `${formatBuild({ summary, outDir: "dist" }, style)}\n${done}` };
};

test("the table has a row for each route, without its twin, and the sum of other files", () => {
  const { html, text } = report(["/", "/terms"], [asset("robots.txt", 1500), asset("a.png", 1)]);
  const compressed = gzipSync(html, { level: 9 });
  expect(gunzipSync(compressed).toString()).toBe(html);
  expect(text.split("\n")).toEqual([
    "  route   file             bytes  gzip",
    `  /       dist/index.html  2,200    ${compressed.length}`,
    `  /terms  dist/terms.html  2,200    ${compressed.length}`,
    "",
    "✓ 2 pages and 2 other files (1,501 bytes) in 1.23 s",
  ]);
});

test("one page and one file are in the singular", () => {
  expect(report(["/"], [asset("a", 1)]).text).toContain("1 page and 1 other file (1 byte)");
});

test("one omitted page is in the singular", () => {
  const paths = Array.from({ length: 21 }, (_, index) => `/page-${index}`);
  expect(report(paths, []).text).toContain("and 1 more page\n");
});

test("the first twenty routes are shown, and the number of the others", () => {
  const { text } = report(
    Array.from({ length: 45 }, (_, index) => `/page-${index}`),
    [],
  );
  expect(text.match(/^ {2}\/page-/gm)).toHaveLength(20);
  expect(text).toContain("and 25 more pages");
  expect(text).toContain("✓ 45 pages");
});
