import { describe, expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { type MarkdownContext, renderMarkdown } from "./markdown.js";
import { parseMarkdown } from "./markdown-syntax.js";

function render(text: string, changes: Partial<MarkdownContext> = {}) {
  const { log, found } = collect();
  const source = { sourceFile: "legal/terms.md", text, tree: parseMarkdown(text) };
  const context = {
    base: "/",
    allowedSchemes: [],
    rawHtml: undefined,
    facts: new Map(),
    stated: new Set<string>(),
  };
  const result = renderMarkdown(source, { ...context, ...changes, log });
  const places = log.sorted().map(({ code, place: { line, column } }) => `${line}:${column} ${code}`);
  return { ...result, found: found(), places };
}

describe("a URL keeps its allowed scheme in any spelling", () => {
  test.each([
    ["[a](sms:+15551234567)", 'href="sms:+15551234567"'],
    ["[a](tel:+15551234567)", 'href="tel:+15551234567"'],
    ["[a](MAILTO:a@b.dev)", 'href="mailto:a@b.dev"'],
    ["[a](HTTPS://b.dev/A)", 'href="https://b.dev/A"'],
    ["<HTTPS://b.dev/A>", 'href="https://b.dev/A"'],
    ["[a][x]\n\n[x]: Sms:+1555", 'href="sms:+1555"'],
    ["![a](HTTPS://b.dev/a.png)", 'src="https://b.dev/a.png"'],
    ["[a](WhatsApp://send?text=a)", 'href="whatsapp://send?text=a"'],
    ["[a](/x:y)", 'href="/x:y"'],
    ["[a](?q=b:c)", 'href="?q=b:c"'],
    ["[a](#b:c)", 'href="#b:c"'],
  ])("%s", (text, expected) => {
    const { html, found } = render(text, { allowedSchemes: ["whatsapp"] });
    expect(found).toEqual([]);
    expect(html).toContain(expected);
  });
});

describe("a URL with another scheme is an error at its place", () => {
  test.each([
    ["a\n\nb [a](whatsapp://send)", "3:3"],
    ["[a](ftp://b.dev/x)", "1:1"],
    ["[a](FTP://b.dev/x)", "1:1"],
    ["<ftp://b.dev/x>", "1:1"],
    ["[a][x]\n\n[x]: ftp://b.dev/x", "1:1"],
    ["[a](javascript:alert(1))", "1:1"],
    ["[a](&#106;avascript:alert(1))", "1:1"],
    ["[a](data:text/html,b)", "1:1"],
    ["a ![a](data:image/png;base64,AA)", "1:3"],
    ["a ![a](DATA:image/png;base64,AA)", "1:3"],
    ["a ![a](blob:b)", "1:3"],
    ["[a](1:2)", "1:1"],
    ["[a](</a b:c>)\n[a](<b c:d>)", "2:1"],
  ])("%s", (text, place) => {
    const { html, places } = render(text);
    expect(places).toEqual([`${place} read/refused-address`]);
    expect(html).not.toMatch(/(href|src)="[^/?#"]*:/);
  });
});

describe("HTML in Markdown is one error at its start", () => {
  test.each([
    ["a block", "a\n\n<div><p>All this.</p></div>\n", "3:1"],
    ["an element in a line", "H2O.<br>More", "1:5"],
    ["a link", 'a <a href="https://b.dev">b</a>', "1:3"],
    ["details", "a\n\n<details><summary>b</summary>\n\nc\n\n</details>", "3:1"],
    ["in a list", "- a\n- <b>c</b>", "2:3"],
    ["in a table", "| a |\n| - |\n| x<br>y |", "3:4"],
    ["behind a comment", "a\n\n<!-- b --> <p>c</p>", "3:1"],
    ["a comment that does not end", "a\n\n<!-- b\n\nc", "3:1"],
    ["a processing instruction", "a <?b?>", "1:3"],
  ])("%s", (_, text, place) => {
    expect(render(text).places).toEqual([`${place} read/html-in-markdown`]);
  });

  test.each([
    "a\n\n<!-- for us only\n\nand more -->",
    "a <!-- b --> c",
    "`<div>`",
    "```\n<div>\n```",
    "a < b > c",
  ])("%j is not reported", (text) => {
    expect(render(text).found).toEqual([]);
  });
});

describe("a document without visible content is an error", () => {
  test.each(["<!-- a -->", "&nbsp;", "[](/a)", "![](data:a)", "***", "[a]: /b", "<div></div>"])(
    "%s",
    (text) => {
      expect(render(text).found).toContain("legal/terms.md read/shows-nothing");
    },
  );

  test.each(["a", "![b](/a.png)", "`a`", "| a |\n| - |"])("%s is visible content", (text) => {
    expect(render(text).found).toEqual([]);
  });
});
