import { describe, expect, test } from "vitest";
import { compareTexts, type Part } from "./compare-texts.js";
import { formatDifference, textOf } from "./format-difference.js";
import { listSections } from "./sections.js";

const changesOf = (before: string, after: string) =>
  compareTexts(before, after).map(({ kind, title, titleBefore }) => ({ kind, title, titleBefore }));
const saying = (parts: readonly Part[], kind: "added" | "removed") =>
  parts.filter((part) => part.kind === kind).map(({ tokens }) => textOf(tokens));

describe("the comparison of two texts", () => {
  test("has the changed words of each section", () => {
    const before = "<p>Begin.</p><h2 id='a'>A</h2><p>You are 13 or older.</p><h2 id='b'>B</h2><p>Same.</p>";
    const after = "<p>Begin.</p><h2 id='a'>A</h2><p>You are 16 or older.</p><h2 id='b'>B</h2><p>Same.</p>";
    const changes = compareTexts(before, after);
    expect(changes.map(({ kind }) => kind)).toEqual(["unchanged", "changed", "unchanged"]);
    const parts = changes[1]?.parts ?? [];
    expect([saying(parts, "removed"), saying(parts, "added")]).toEqual([["13"], ["16"]]);
  });

  test.each([
    ["emphasis", "<p>a <strong>b</strong></p>", "<p>a b</p>"],
    ["line breaks", "<p>a\nb</p>\n\n<p>c</p>", "<p>a b</p><p>c</p>"],
    [
      "a link with its URL as its text",
      "<p>x@y.example</p>",
      '<p><a href="mailto:x@y.example">x@y.example</a></p>',
    ],
    ["a paragraph in an entry", "<ul><li><p>a</p></li></ul>", "<ul><li>a</li></ul>"],
  ])("ignores %s", (_, before, after) => {
    expect(changesOf(before, after).every(({ kind }) => kind === "unchanged")).toBe(true);
    expect(formatDifference(compareTexts(before, after))).toBe("");
  });

  test.each([
    ["the target of a link", '<p><a href="/a">x</a></p>', '<p><a href="/b">x</a></p>', "x (/a)", "x (/b)"],
    [
      "the alternative text of an image",
      '<p><img src="/a.png" alt="x"></p>',
      '<p><img src="/a.png" alt="y"></p>',
      "x",
      "y",
    ],
    ["punctuation", "<p>a, b</p>", "<p>a; b</p>", "a, b", "a; b"],
    ["capital letters", "<p>You may</p>", "<p>You MAY</p>", "You may", "You MAY"],
    [
      "one letter of a text without spaces",
      "<p>十三歳以上</p>",
      "<p>十六歳以上</p>",
      "十三歳以上",
      "十六歳以上",
    ],
  ])("reports %s", (_, before, after, gone, come) => {
    expect(formatDifference(compareTexts(before, after))).toBe(`  - ${gone}\n  + ${come}`);
  });

  test("matches a section with another title, and reports a removed one", () => {
    const body = "<p>one two three four five six</p>";
    expect(changesOf(`<h2 id="a">Old</h2>${body}`, `<h2 id="b">New</h2>${body}`)).toContainEqual({
      kind: "changed",
      title: "New",
      titleBefore: "Old",
    });
    const other = "<p>seven eight nine ten eleven twelve</p>";
    expect(changesOf(`<h2 id="a">Old</h2>${body}`, `<h2 id="b">New</h2>${other}`).slice(1)).toEqual([
      { kind: "removed", title: "Old", titleBefore: undefined },
      { kind: "added", title: "New", titleBefore: undefined },
    ]);
  });

  test("of long texts without common words is fast", () => {
    const words = (from: number) => Array.from({ length: 4000 }, (_, index) => `w${from + index}`).join(" ");
    const [change] = compareTexts(`<p>${words(0)}</p>`, `<p>${words(9000)}</p>`);
    expect(change?.parts.map(({ kind }) => kind)).toEqual(["removed", "added"]);
  });
});

test("a formatted comparison is cut, with the number of omitted places", () => {
  const text = (age: string) =>
    `<p>${Array.from({ length: 9 }, () => `one two three four ${age} six seven`).join(" ")}</p>`;
  const lines = formatDifference(compareTexts(text("13"), text("16"))).split("\n");
  expect(lines).toHaveLength(11);
  expect(lines[2]).toBe("  - … one two three four 13 six seven one two …");
  expect(lines.at(-1)).toBe("and 4 more places");
});

test("a comparison contains the old text as unchanged and removed words, and the new one as unchanged and added words", () => {
  let state = 7;
  const next = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const vocabulary = ["a", "b", "c.", "13", "—", "word", "x/y", "字", "&amp;"];
  const block = () => {
    const tag = ["p", "li", "dt", "h2", "td"][next(5)];
    const words = Array.from({ length: 1 + next(5) }, () => vocabulary[next(vocabulary.length)]).join(" ");
    return tag === "h2" ? `<h2 id="s${next(3)}">${words}</h2>` : `<${tag}>${words}</${tag}>`;
  };
  for (let round = 0; round < 300; round++) {
    const before = Array.from({ length: next(9) }, block);
    const after = before.flatMap((one) => [[one], [], [one, block()], [block()]][next(4)] ?? []);
    const [old, young] = [before.join(""), after.join("")];
    const changes = compareTexts(old, young);
    const side = (kind: "added" | "removed") =>
      changes
        .flatMap((change) => change.parts.filter((part) => part.kind === kind || part.kind === "unchanged"))
        .flatMap(({ tokens }) => tokens.flatMap((token) => (token.kind === "word" ? token.text : [])));
    const wordsOf = (html: string) =>
      listSections(html).flatMap(({ tokens }) =>
        tokens.flatMap((token) => (token.kind === "word" ? token.text : [])),
      );
    expect(side("removed").sort()).toEqual(wordsOf(old).sort());
    expect(side("added").sort()).toEqual(wordsOf(young).sort());
  }
});
