import { describe, expect, test } from "vitest";
import { collect, exampleSite } from "../../../test/support/example.js";
import { listFacts } from "../../model/facts/facts.js";
import { type MarkdownContext, renderMarkdown } from "./markdown.js";
import { parseMarkdown } from "./markdown-syntax.js";
import * as rawHtml from "./raw-html.js";

function render(text: string, changes: Partial<MarkdownContext> = {}) {
  const { log, found } = collect();
  const source = { sourceFile: "legal/terms.md", text, tree: parseMarkdown(text) };
  const stated = new Set<string>();
  const context = { base: "/", allowedSchemes: [], rawHtml, facts: listFacts(exampleSite()), stated };
  const result = renderMarkdown(source, { ...context, ...changes, log });
  const places = log.sorted().map(({ code, place: { line, column } }) => `${line}:${column} ${code}`);
  return { ...result, stated: [...stated], found: found(), places };
}

describe("common elements of policies are kept with html: keep", () => {
  test.each([
    "<div><p>All this.</p></div>",
    '<h2 id="a">Retention</h2>',
    "<ul><li>a</li></ul>",
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    "<details open><summary>a</summary>b</details>",
    "<p>a<br>b</p>",
    "<p><strong>a</strong><em>b</em><u>c</u><s>d</s><sup>1</sup></p>",
    '<p><a href="https://a.example/b">a</a></p>',
    "<dl><dt>a</dt><dd>b</dd></dl>",
    "<blockquote><p>a</p></blockquote>",
  ])("%s", (html) => {
    const result = render(html);
    expect(result.found).toEqual([]);
    expect(result.html).toBe(html);
  });

  test.each([
    [
      "presentational attributes are removed",
      '<p style="color:red" class="c1" align="center" data-x="y">a</p>',
      "<p>a</p>",
    ],
    ["presentational elements are removed", "<center><font size=2>a</font> <bdt>b</bdt></center>", "a b"],
    ["strike becomes s", "<strike>a</strike>", "<p><s>a</s></p>"],
    ["a named anchor becomes an id", '<a name="x">a</a>', '<p><a id="x">a</a></p>'],
    [
      "Markdown between tags is parsed",
      "<div>\n\n**a**\n\n</div>",
      "<div>\n<p><strong>a</strong></p>\n</div>",
    ],
    ["a path gets the base path", '<a href="/b">a</a>', '<p><a href="/base/b">a</a></p>', "/base/"],
    [
      "a path that starts like the base path gets it too",
      "[a](/base/b)",
      '<p><a href="/base/base/b">a</a></p>',
      "/base/",
    ],
    [
      "an image is kept without its handlers",
      '<img src="/b.png" alt="c" onerror="x()">',
      '<img src="/base/b.png" alt="c">',
      "/base/",
    ],
    ["an unclosed element is closed", "<div><p>a", "<div><p>a</p></div>"],
  ])("%s", (_, text, html, base = "/") => {
    expect(render(text, { base })).toMatchObject({ html, found: [] });
  });
});

describe("code that runs or loads is removed and reported", () => {
  test.each([
    ["<p>a</p>\n<script>alert(1)</script>", "2:1 read/unsafe-html"],
    ["<p>a</p><style>p{}</style>", "1:9 read/unsafe-html"],
    ["<p>a<iframe src='https://a.example'></iframe></p>", "1:5 read/unsafe-html"],
    ["<p>a</p><svg><script>alert(1)</script></svg>", "1:9 read/unsafe-html"],
    ["<p>a <input value=b></p>", "1:6 read/unsafe-html"],
    [
      "<p>a</p><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
      "1:9 read/unsafe-html",
    ],
    ["a <b onclick='alert(1)'>b</b>", undefined],
    ["a <a href='javascript:alert(1)'>b</a>", "1:3 read/refused-address"],
    ["a <a href='java&#9;script:alert(1)'>b</a>", "1:3 read/refused-address"],
    ["a <img src='data:image/svg+xml,b'>", "1:3 read/refused-address"],
    ["<p>a</p><template><b>x</b></template>", "1:9 read/unsafe-html"],
  ])("%s", (text, place) => {
    const { html, places } = render(text);
    expect(html).not.toMatch(
      /<(script|style|iframe|svg|input|template)|alert|javascript|data:|onclick|p\{\}/i,
    );
    expect(html).toContain("a");
    expect(places).toEqual(place === undefined ? [] : [place]);
  });

  test("each kind of removed element is reported once, with its count", () => {
    const { log } = collect();
    const text = "a\n\n<video></video>\n\n<video></video>\n\n<audio></audio>";
    const source = { sourceFile: "legal/terms.md", text, tree: parseMarkdown(text) };
    const context = {
      base: "/",
      allowedSchemes: [],
      rawHtml,
      facts: new Map(),
      stated: new Set<string>(),
      log,
    };
    renderMarkdown(source, context);
    expect(log.sorted().map(({ args, place }) => [args.tag, args.count, place.line])).toEqual([
      ["video", "2", 3],
      ["audio", "1", 7],
    ]);
  });
});

test("headings of Markdown and HTML are one list with unique ids", () => {
  const text =
    '## Rights\n\n<h2>Rights</h2>\n\n<h3 id="own">More <b>of</b>\n it</h3>\n\n## Note[^1]\n\n[^1]: a';
  const { headings, html } = render(text);
  expect(headings).toEqual([
    { depth: 2, id: "rights", text: "Rights" },
    { depth: 2, id: "rights-1", text: "Rights" },
    { depth: 3, id: "own", text: "More of it" },
    { depth: 2, id: "note1", text: "Note1" },
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test("facts are inserted into text and URLs of HTML, but not into code", () => {
  const { html, stated, found } = render(
    '<p>From {{legal.minimumAge}}, <a href="mailto:{{publisher.email}}">mail</a>, <code>{{legal.courts}}</code></p>',
  );
  expect(found).toEqual([]);
  expect(html).toBe(
    '<p>From 13, <a href="mailto:hello@me.example">mail</a>, <code>{{legal.courts}}</code></p>',
  );
  expect(stated.sort()).toEqual(["legal.minimumAge", "publisher.email"]);
});

test("a fact's special characters are escaped in HTML", () => {
  const facts = new Map([["app.name", { kind: "text", text: "<b onclick=x()>A</b>" } as const]]);
  expect(render("<p>{{app.name}}</p>", { facts }).html).toBe("<p>&#x3C;b onclick=x()>A&#x3C;/b></p>");
});

test("an unknown fact in HTML is an error at its place", () => {
  expect(render("<p>a\n{{legal.age}}</p>\n\n{{legal.ages}}").places).toEqual([
    "2:1 read/unknown-fact",
    "4:1 read/unknown-fact",
  ]);
});
