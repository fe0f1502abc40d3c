import { describe, expect, test } from "vitest";
import { exampleDocument, findings, placesFound } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

describe("checkHeadings", () => {
  test.each([
    "<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>",
    '<h1>A</h1><div aria-hidden="true"><h4>X</h4></div>',
    '<h1><img src="/a.png" alt="A"></h1>',
    '<h1><span><img src="/a.png"></span></h1>',
    '<h1 aria-label="A"></h1>',
  ])("accepts %s", (html) => {
    expect(findings(rules.headings, html)).toEqual([]);
  });

  test.each([
    ["<h2>A</h2>", [["check/h1-count", { count: "0" }]]],
    ["<h1>A</h1><h1>B</h1>", [["check/h1-count", { count: "2" }]]],
    ["<h1>A</h1><h3>B</h3>", [["check/heading-order", { text: "B", level: "3", before: "1", next: "2" }]]],
    ["<h1></h1>", [["check/empty-heading", { level: "1" }]]],
    ["<h1>A</h1><h2> <b></b>\n</h2>", [["check/empty-heading", { level: "2" }]]],
  ])("reports %s", (html, expected) => {
    expect(findings(rules.headings, html)).toMatchObject(expected);
  });
});

test.each([
  ["<h1>A</h1><h7></h7><h3x></h3x><xh3></xh3>"],
  ["<h1>A</h1><h2><svg></svg></h2>"],
  ["<h1>A</h1><h6 hidden></h6>"],
])("only visible headings count in %s", (html) => {
  expect(findings(rules.headings, html)).toEqual([]);
});

test.each(["ximg", "img2", "svg-x", "x-svg"])("<%s> is not an image that gives a heading its text", (tag) => {
  expect(findings(rules.headings, `<h1>A</h1><h2><${tag}></${tag}></h2>`)).toEqual([
    ["check/empty-heading", { level: "2" }],
  ]);
});

test("a long heading is cut in the report", () => {
  const found = findings(rules.headings, `<h1>A</h1><h3>${"x".repeat(70)}</h3>`);
  expect(found).toMatchObject([["check/heading-order", { text: "x".repeat(60) }]]);
});

test("a heading is located by its distinguishing text or attributes", () => {
  const places = (html: string) => placesFound(rules.headings, `<h1>A</h1>${html}`);
  expect(places("<h3>B</h3>")).toEqual(['pages/.tsx B "B" in h3']);
  expect(places('<h2 id="i" class="c"></h2>')).toEqual(["pages/.tsx i h2 without text"]);
  expect(places('<h2 class="c"></h2>')).toEqual(["pages/.tsx c h2 without text"]);
  expect(places("<h2></h2>")).toEqual(["pages/.tsx h2 without text"]);
});

describe("a second h1", () => {
  const document = (...headings: { depth: number; text: string }[]) =>
    exampleDocument({ title: "", headings: headings.map((heading) => ({ ...heading, id: "" })) });
  const places = (...headings: { depth: number; text: string }[]) =>
    placesFound(rules.headings, { "/terms": "<h1>A</h1><h1>B</h1>" }, { legal: [document(...headings)] });

  test("is located in the document if that has one", () => {
    expect(places({ depth: 2, text: "No" }, { depth: 1, text: "Terms" })).toEqual([
      'legal/terms.md # Terms "Terms" in h1',
    ]);
  });

  test("is located in the page if the document has none", () => {
    expect(places({ depth: 2, text: "No" })).toEqual(['pages/terms.tsx "B" in h1']);
    expect(placesFound(rules.headings, "<h1>A</h1><h1>B</h1>")).toEqual(['pages/.tsx "B" in h1']);
    expect(placesFound(rules.headings, "<p>A</p>")).toEqual(["pages/.tsx"]);
    // The page shows nothing, which the rule of landmarks reports.
    expect(placesFound(rules.headings, "<p></p>")).toEqual([]);
  });
});
