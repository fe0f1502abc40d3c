import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.js";
import { formatDifference, textOf } from "./format-difference.js";
import { listSections } from "./sections.js";

const differ = (before: string, after: string) => formatDifference(compareTexts(before, after)).split("\n");
const section = (id: string, text: string) => `<h2 id="${id}">${id.toUpperCase()}</h2><p>${text}</p>`;

test("changed words are shown between four words on each side", () => {
  expect(differ("<p>a b c d e one f g h i j</p>", "<p>a b c d e two f g h i j</p>")).toEqual([
    "  - … b c d e one f g h i …",
    "  + … b c d e two f g h i …",
  ]);
  expect(differ("<p>b c d e one f g h i</p>", "<p>b c d e two f g h i</p>")).toEqual([
    "  - b c d e one f g h i",
    "  + b c d e two f g h i",
  ]);
});

test("a removal or an addition alone is one line", () => {
  expect(differ("<p>a b c</p>", "<p>a c</p>")).toEqual(["  - a b c"]);
  expect(differ("<p>a c</p>", "<p>a b c</p>")).toEqual(["  + a b c"]);
  expect(differ("<p>a c d e f g</p>", "<p>a b c d e f g</p>")).toEqual(["  + a b c d e f …"]);
});

test("a changed section is named once, and unchanged ones are omitted", () => {
  const before = section("a", "one x x x x two") + section("b", "same") + section("c", "three");
  const after = section("a", "1 x x x x 2") + section("b", "same") + section("c", "3");
  expect(differ(before, after)).toEqual([
    "A:",
    "  - one x x x x",
    "  + 1 x x x x",
    "  - x x x x two",
    "  + x x x x 2",
    "C:",
    "  - three",
    "  + 3",
  ]);
  expect(differ(before, before)).toEqual([""]);
});

test("a changed title is a place of its own", () => {
  const text = "<p>These words stay as they are.</p>";
  expect(differ(`<h2 id="a">Old</h2>${text}`, `<h2 id="a">New</h2>${text}`)).toEqual([
    "New:",
    "  - Old",
    "  + New",
  ]);
});

test("added and removed sections are shown completely", () => {
  expect(differ(section("a", "one two"), section("b", "three"))).toEqual([
    "A:",
    "  - one two",
    "B:",
    "  + three",
  ]);
});

test("five places are shown, and the number of the others", () => {
  const text = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `<p>${word} k${index} l m n o p</p>`).join("");
  expect(differ(text("x", 5), text("y", 5))).toHaveLength(10);
  expect(differ(text("x", 6), text("y", 6)).at(-1)).toBe("and 1 more place");
  expect(differ(text("x", 8), text("y", 8)).slice(9)).toEqual([
    expect.stringMatching(/^ {2}\+ /),
    "and 3 more places",
  ]);
});

test("a long line is cut", () => {
  const [line] = differ(`<p>${"a".repeat(240)}</p>`, "<p>b</p>");
  expect(line).toBe(`  - ${"a".repeat(240)}`);
  expect(differ(`<p>${"a".repeat(241)}</p>`, "<p>b</p>")[0]).toBe(`  - ${"a".repeat(239)}…`);
});

test.each([
  ["<p>a, b</p><p>c</p>", "a, b ¶ c"],
  ['<p><a href="/x">a</a></p>', "a (/x)"],
  ["a  b", "a b"],
  ["", ""],
])("the section %s as one line is: %s", (html, expected) => {
  expect(textOf(listSections(html)[0]?.tokens ?? [])).toBe(expected);
});
