import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { rules } from "./rules.js";

describe("checkHeadings", () => {
  test.each([
    "<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>",
    '<h1>A</h1><div aria-hidden="true"><h4>X</h4></div>',
    '<h1><img src="/a.png" alt="A"></h1>',
    '<h1><span><img src="/a.png"></span></h1>',
    '<h1 aria-label="A"></h1>',
  ])("lets %s pass", (html) => {
    expect(findings(rules.headings, html)).toEqual([]);
  });

  test.each([
    ["<h2>A</h2>", [["check/h1-count", { count: "0" }]]],
    ["<h1>A</h1><h1>B</h1>", [["check/h1-count", { count: "2" }]]],
    ["<h1>A</h1><h3>B</h3>", [["check/heading-order", { text: "B", level: "3", before: "1", next: "2" }]]],
    ["<h1></h1>", [["check/empty-heading", { level: "1" }]]],
    ["<h1>A</h1><h2> <b></b>\n</h2>", [["check/empty-heading", { level: "2" }]]],
  ])("finds %s", (html, expected) => {
    expect(findings(rules.headings, html)).toMatchObject(expected);
  });
});
