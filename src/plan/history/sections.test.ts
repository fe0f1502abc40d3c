import { expect, test } from "vitest";
import { keyOf, listSections, type Token } from "./sections.js";

/** A token as a line of the test: `|` before a block, `_` before a word without a space, `→` before a URL. */
const shown = (token: Token): string => {
  if (token.kind === "block") return `|${token.block}`;
  return token.kind === "target" ? `→${token.address}` : `${token.isSpaced ? "" : "_"}${token.text}`;
};
const sections = (html: string) =>
  listSections(html).map(({ id, title, tokens }) => [id, title, tokens.map(shown).join(" ")]);
const tokens = (html: string) => listSections(html)[0]?.tokens.map(shown).join(" ");

test("a section starts at each heading, and has its id and title", () => {
  expect(
    sections(
      '<p>a</p><h1 id="x"> One\n  <em>two</em> </h1><p>b</p><h6>Six</h6>c<header>d</header><h2 id="h"><a href="/y">Y</a></h2><p>e</p>',
    ),
  ).toEqual([
    ["", "", "|text a"],
    ["x", "One two", "|text b"],
    ["", "Six", "c _d"],
    ["h", "Y", "|text e"],
  ]);
  expect(sections("<h7>no</h7>")).toEqual([["", "", "no"]]);
  expect(sections("")).toEqual([["", "", ""]]);
});

test.each([
  ["<p>a</p><div>b</div><blockquote>c</blockquote><pre>d</pre>", "|text a |text b |text c |text d"],
  ["<details><summary>s</summary>t</details>", "|text s _t"],
  ["<table><caption>c</caption><tr><th>a</th><td>b</td></tr></table>", "|text c |row a b"],
  ["<ul><li><p>a</p><p>b</p></li><li>c</li></ul>", "|entry a |text b |entry c"],
  ["<dl><dt>t</dt><dd>m</dd></dl>", "|term t |meaning m"],
  // The innermost element decides the kind of a block, except for a paragraph.
  ["<p></p><li>a</li>", "|entry a"],
  ["<div><p>a</p></div>", "|text a"],
  ["<p>a</p><p></p><p> </p>", "|text a"],
  ["<p>a</p><ul></ul><p>b</p>", "|text a |text b"],
])("the blocks of %s", (html, expected) => {
  expect(tokens(html)).toBe(expected);
});

test.each([
  ["a b", "a b"],
  ["a<em>b</em> <em>c</em>d", "a _b c _d"],
  ["a<br>b", "a b"],
  ["a, (b) c.", "a _, ( _b _) c _."],
  ["don't e-mail me@x.example on 2025/08/17 at 12:30", "don't e-mail me@x.example on 2025/08/17 at 12:30"],
  ["a ", "a"],
  ["a \n b", "a b"],
  ["十三歳 of", "十 _三 _歳 of"],
  ["é́1", "é́1"],
])("%s is split into the words %s", (text, expected) => {
  expect(tokens(text)).toBe(expected);
});

test("a space at the end of one text belongs to the word of the next", () => {
  expect(tokens("<em>a </em>b")).toBe("a b");
  expect(tokens("<em>a</em>b")).toBe("a _b");
  expect(tokens("<h2>x</h2>a")).toBe("");
  expect(listSections("<h2>x</h2>a")[1]?.tokens.map(shown)).toEqual(["a"]);
});

test.each([
  ['<a href="/a">x</a>', "x →/a"],
  ['<a href="/a">x <b>y</b></a>z', "x y →/a _z"],
  ["<a>x</a>", "x"],
  ['<a href="">x</a>', "x"],
  ['<a href="mailto:me@x.example">me@x.example</a>', "me@x.example"],
  ['<a href="https://x.example">x.example</a>', "x.example"],
  ['<a href="http://x.example">x.example</a>', "x.example"],
  ['<a href="https://x.example">https://x.example</a>', "https://x.example"],
  ['<a href="/mailto:a">/a</a>', "/ _a →/mailto:a"],
  ['<a href="/https://a">/a</a>', "/ _a →/https://a"],
  ['<img src="/a.png" alt="A picture">', "A picture →/a.png"],
  ["<img>", "→"],
  ["a\uE000legal.changes\uE000", ""],
])("%s has the words and targets %s", (html, expected) => {
  expect(tokens(html)).toBe(expected);
});

test("tokens with equal keys have equal texts", () => {
  const of = (html: string) => listSections(html)[0]?.tokens.map(keyOf);
  expect(of("<p>a <em>a</em>a</p>")).toEqual(["btext", "wa", "wa", "wa"]);
  expect(of('<li><a href="b">a</a></li>')).toEqual(["bentry", "wa", "ab"]);
});
