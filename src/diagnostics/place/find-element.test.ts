import { describe, expect, test } from "vitest";
import { readCode } from "./code.js";
import { findElements, makesOthers } from "./find-element.js";

const page = (jsx: string) => `export default () => (\n  <main>\n${jsx}\n  </main>\n);`;
/** The lines of the matching elements, counted from 1. */
const linesOf = (jsx: string, query: Parameters<typeof findElements>[1]) =>
  findElements(readCode(page(jsx)), query).map(({ line }) => line - 2);

describe("an element that lacks text", () => {
  const query = { tag: "h2", lacks: "text" };

  test("is found if its text is missing or uncertain", () => {
    const jsx = ["<h2></h2>", "<h2 />", "<h2>{a}</h2>", "<h2>{a && <b>x</b>}</h2>", "<h2><A>x</A></h2>"];
    expect(linesOf(jsx.join("\n"), query)).toEqual([1, 2, 3, 4, 5]);
  });

  test("is not found if it has a certain text or another tag", () => {
    const jsx = [
      "<h2>x</h2>",
      '<h2>{"x"}</h2>',
      "<h2><b>x</b></h2>",
      '<h2 aria-label="x"></h2>',
      "<h3></h3>",
    ];
    expect(linesOf(jsx.join("\n"), query)).toEqual([]);
  });
});

describe("an element that lacks an attribute", () => {
  const query = { tag: "img", lacks: "alt" };

  test("is found if the attribute is missing or uncertain", () => {
    expect(linesOf("<img />\n<img alt={a} />\n<img {...a} />", query)).toEqual([1, 2, 3]);
  });

  test("is not found if the attribute has a literal value", () => {
    expect(linesOf('<img alt="" />\n<img alt={"x"} />\n<img alt={`x`} />\n<area />', query)).toEqual([]);
  });
});

test("an element with an attribute is found even if a spread may set it", () => {
  const jsx = "<p style={{ color }} />\n<p />\n<p {...a} />\n<b style={{ color }} />";
  expect(linesOf(jsx, { tag: "p", has: "style" })).toEqual([1, 3]);
});

test("a Link is found as a link, and a member expression is not", () => {
  expect(linesOf('<Link to="/" />\n<a.b />\n<a />', { tag: "a", lacks: "text" })).toEqual([1, 3]);
});

describe("elements are not located if code may create others", () => {
  test.each([
    ["through a package", 'import { Title } from "ui";'],
    ["through a tag in a variable", 'const Tag = "h2";'],
    ["through a computed tag", `const Tag = \`h\${level}\`;`],
  ])("%s", (_, code) => {
    expect(makesOthers(readCode(code), { tag: "h2" })).toBe(true);
  });

  test.each([
    'import { Link } from "handbill";\nimport { useId } from "react";\nimport a from "./a";\nimport "../b.css";',
    'import font from "@fontsource/x/a.png";\nimport type { A } from "ui";\nimport { readFileSync } from "node:fs";',
    'const a = "h3";',
  ])("and are located with %j", (code) => {
    expect(makesOthers(readCode(code), { tag: "h2" })).toBe(false);
  });
});
