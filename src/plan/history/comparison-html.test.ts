import { expect, test } from "vitest";
import { legalWords } from "../../text/legal-words.js";
import { compareTexts } from "./compare-texts.js";
import { renderComparison } from "./comparison-html.js";

const { words } = legalWords("en");

function compare(before: string, after: string) {
  const context = { words, from: "2025/01/01", to: "2025/02/01", notice: "<!-- notice -->" };
  const { html, headings } = renderComparison(compareTexts(before, after), context);
  const [notice, intro, ...rest] = html.split("\n");
  expect(notice).toBe("<!-- notice -->");
  expect(intro).toMatch(
    /^<p>This page shows what changed between the versions of 2025\/01\/01 and 2025\/02\/01\./,
  );
  return { html: rest.join("\n"), headings: headings.map(({ id, text }) => [id, text]) };
}

const mark = (tag: string, word: string) => (text: string) =>
  `<${tag}><span class="legal-mark">[${word}: </span>${text}<span class="legal-mark">]</span></${tag}>`;
const [gone, come] = [mark("del", "removed"), mark("ins", "added")];

test("text before the first heading gets a heading", () => {
  expect(compare("<p>One day.</p>", "<p>Two days.</p>")).toEqual({
    html: `<h2 id="beginning">Introduction</h2>\n<p>${gone("One day")} ${come("Two days")}.</p>`,
    headings: [["beginning", "Introduction"]],
  });
});

test("equal texts give a list of their sections' titles", () => {
  const same = '<p>First.</p><h2 id="a">A</h2><p>x</p><h2 id="b">B &amp; C</h2><p>y</p>';
  expect(compare(same, same)).toEqual({ html: "<p>Unchanged: A, B &amp; C</p>", headings: [] });
});

test("added, removed and renamed sections are marked in their headings", () => {
  const before =
    '<h2 id="a">A &lt;</h2><p>Gone now</p><h2 id="b">Old name</h2><p>These words stay as they are.</p>';
  const after =
    '<h2 id="b2">New name</h2><p>These words stay as they are.</p><h2 id="c">C</h2><p>Here later</p>';
  expect(compare(before, after)).toEqual({
    html: [
      `<h2 id="a">${gone("A &lt;")}</h2>`,
      `<p>${gone("Gone now")}</p>`,
      `<h2 id="b2">${gone("Old name")} ${come("New name")}</h2>`,
      "<p>These words stay as they are.</p>",
      `<h2 id="c">${come("C")}</h2>`,
      `<p>${come("Here later")}</p>`,
    ].join("\n"),
    headings: [
      ["a", "A <"],
      ["b2", "New name"],
      ["c", "C"],
    ],
  });
});

test("sections with equal ids get unique ids", () => {
  const { html, headings } = compare(
    "",
    '<h2 id="a">A</h2><p>x</p><h2 id="a">B</h2><p>y</p><h2 id="a">C</h2><p>z</p><h2>D</h2><p>w</p>',
  );
  expect(headings.map(([id]) => id)).toEqual(["a", "a-1", "a-2", "beginning"]);
  expect(html).toContain('<h2 id="a-1">');
});

test.each([
  [
    "entries of a list",
    "<ul><li>one</li><li>two</li></ul>",
    "<ul><li>one</li><li>three</li></ul>",
    `<ul>\n<li>one</li>\n<li>${gone("two")} ${come("three")}</li>\n</ul>`,
  ],
  [
    "terms and meanings, between paragraphs",
    "<p>a b</p><dl><dt>t</dt><dd>m</dd></dl><p>e</p>",
    "<p>a c</p><dl><dt>t</dt><dd>m</dd></dl><p>e</p>",
    `<p>a ${gone("b")} ${come("c")}</p>\n<dl>\n<dt>t</dt>\n<dd>m</dd>\n</dl>\n<p>e</p>`,
  ],
  [
    "a list after a list of another kind",
    "<ul><li>x</li></ul><dl><dt>y</dt></dl>",
    "<ul><li>z</li></ul><dl><dt>y</dt></dl>",
    `<ul>\n<li>${gone("x")} ${come("z")}</li>\n</ul>\n<dl>\n<dt>y</dt>\n</dl>`,
  ],
  [
    "rows, as paragraphs",
    "<table><tr><td>a</td><td>b</td></tr></table>",
    "<table><tr><td>a</td><td>c</td></tr></table>",
    `<p>a ${gone("b")} ${come("c")}</p>`,
  ],
  ["an added paragraph", "<p>a</p>", "<p>a</p><p>b c</p>", `<p>a</p>\n<p>${come("b c")}</p>`],
  [
    "a removed paragraph",
    "<p>a</p><p>b</p><p>c</p>",
    "<p>a</p><p>c</p>",
    `<p>a</p>\n<p>${gone("b")}</p>\n<p>c</p>`,
  ],
  [
    "a link with another target, and an unchanged one",
    '<p><a href="/a">x</a> and <a href="/k">y</a>.</p>',
    '<p><a href="/b">x</a> and <a href="/k">y</a>.</p>',
    `<p>x ${gone("(/a)")} ${come("(/b)")} and y.</p>`,
  ],
  [
    "punctuation without a space",
    "<p>Yes, you.</p>",
    "<p>Yes; you.</p>",
    `<p>Yes${gone(",")}${come(";")} you.</p>`,
  ],
  [
    "special characters of HTML",
    "<p>a &lt; b</p>",
    "<p>a &gt; b</p>",
    `<p>a ${gone("&lt;")} ${come("&gt;")} b</p>`,
  ],
  [
    "a word with its URL",
    "<p>a</p>",
    '<p>a</p><p><a href="/t?a&amp;b">see</a></p>',
    `<p>a</p>\n<p>${come("see (/t?a&amp;b)")}</p>`,
  ],
])("a comparison marks the removed and added words: %s", (_, before, after, expected) => {
  expect(compare(before, after).html).toBe(`<h2 id="beginning">Introduction</h2>\n${expected}`);
});
