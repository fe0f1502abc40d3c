import { describe, expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { renderMarkdown } from "./markdown.js";
import { parseMarkdown } from "./markdown-syntax.js";

const plainContext = { allowedSchemes: [], rawHtml: undefined };

function render(text: string, base = "/") {
  const { log, found } = collect();
  const source = { sourceFile: "legal/terms.md", text, tree: parseMarkdown(text) };
  const result = renderMarkdown(source, { ...plainContext, base, facts: new Map(), stated: new Set(), log });
  return { ...result, found: found() };
}

test("headings get unique ids", () => {
  const { html, headings } = render("# What we *collect*\n\n## Rights\n\n## Rights\n\n## Größe & so");
  expect(headings).toEqual([
    { depth: 1, id: "what-we-collect", text: "What we collect" },
    { depth: 2, id: "rights", text: "Rights" },
    { depth: 2, id: "rights-1", text: "Rights" },
    { depth: 2, id: "größe--so", text: "Größe & so" },
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

describe("URLs inside the site get the base path, others are unchanged", () => {
  test.each([
    ["[a](/terms#x)", 'href="/some-repo/terms#x"'],
    ["[a][t]\n\n[t]: /terms", 'href="/some-repo/terms"'],
    ["![a](/a.png)", 'src="/some-repo/a.png"'],
    ["[a](#x)", 'href="#x"'],
    ["[a](https://a.example/x)", 'href="https://a.example/x"'],
    ["[a](//a.example/x)", 'href="//a.example/x"'],
    ["[a](mailto:a@a.example)", 'href="mailto:a@a.example"'],
    ["[a](tel:+16175550100)", 'href="tel:+16175550100"'],
  ])("%s", (text, expected) => {
    const { html, found } = render(text, "/some-repo/");
    expect(html).toContain(expected);
    expect(found).toEqual([]);
  });
});

describe("code that would run is not published", () => {
  test.each([
    "<script>alert(1)</script>",
    "a <b onclick='alert(1)'>b</b>",
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "![a](javascript:alert(1))",
    "[a](data:text/html,<script>alert(1)</script>)",
    "<iframe src='https://a.example'></iframe>",
    "<p style='color:red'>a</p>",
  ])("%s", (text) => {
    const { html, found } = render(text);
    expect(found).not.toEqual([]);
    expect(html).not.toMatch(
      /<script|<iframe|<[^>]* (onclick|style)=|href="javascript|src="javascript|href="data/i,
    );
  });
});

describe("GitHub's extensions", () => {
  test.each([
    ["a table", "| a | b |\n| - | - |\n| 1 | 2 |", "<td>2</td>"],
    ["strikethrough", "~~old~~", "<del>old</del>"],
    ["a bare URL", "see https://a.example.", '<a href="https://a.example">'],
    ["a bare URL with www", "see www.a.example.", '<a href="https://www.a.example">'],
    ["a bare URL with a character reference", "see www&#46;a.example", '"https://www.a.example"'],
    ["a link to http", "[www.a.example](http://www.a.example)", '<a href="http://www.a.example">'],
    ["a bare http URL", "see http://www.a.example", '<a href="http://www.a.example">'],
    ["a bare e-mail address", "write to a@a.example.", '<a href="mailto:a@a.example">'],
    ["a column's alignment", "| a | b |\n| - | -: |\n| 1 | 2 |", '<td class="align-right">2</td>'],
    ["a completed task", "- [x] done", "☑ done</li>"],
    ["an open task", "- [ ] open", "☐ open</li>"],
  ])("%s", (_, text, expected) => {
    const { html, found } = render(text);
    expect(html).toContain(expected);
    expect(found).toEqual([]);
  });

  test("a footnote and its reference link to each other", () => {
    const { html } = render("Text.[^1]\n\n[^1]: Note.");
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map((match) => match[1]);
    expect(targets).toHaveLength(2);
    for (const target of targets) expect(ids).toContain(target);
  });
});

test("ids of headings are counted in each document separately", () => {
  render("# Rights");
  expect(render("# Rights").headings[0]?.id).toBe("rights");
});
