import { describe, expect, test } from "vitest";
import { readCode } from "./code.js";
import { findInCode, findInMarkup, findTemplates } from "./find-text.js";

const at = (found: readonly { line: number; column: number; length: number }[]) =>
  found.map(({ line, column, length }) => [line, column, length]);
const inCode = (code: string, text: string, tag?: string) =>
  at(findInCode(readCode(code), tag === undefined ? { text } : { text, tag }));
const inMarkup = (markup: string, text: string, tag?: string) =>
  at(findInMarkup(markup, tag === undefined ? { text } : { text, tag }));

describe("a sentence in code is found", () => {
  test("between elements, across lines, and inside a longer text", () => {
    const code = "const a = (\n  <p>\n    Before. One two\n    three. After.\n  </p>\n);";
    expect(inCode(code, "One two three.")).toEqual([[3, 13, 7]]);
  });

  test("in literals", () => {
    expect(inCode("const a = 'x';\nconst b = `One two three`;", "One two three")).toEqual([[2, 12, 13]]);
    expect(inCode('const a = <img alt="Say: one two three" />;', "one two three")).toEqual([[1, 26, 13]]);
  });

  test("at each of its places", () => {
    expect(inCode('["one two three", "one two three"]', "one two three")).toHaveLength(2);
  });

  test("but not in comments or as parts of longer words", () => {
    expect(inCode("// one two three\nconst a = 'none two threes';", "one two three")).toEqual([]);
  });
});

describe("a few words in code", () => {
  test("are found if they are the whole text of a literal", () => {
    const code = "const a = <p>\n  Contact\n</p>;\nconst b = 'Contact us';";
    expect(inCode(code, "Contact")).toEqual([[2, 3, 7]]);
  });

  test("are found before a dollar sign in a literal", () => {
    expect(inCode('const a = "Get $' + '{app}";', "Get $")).toEqual([[1, 12, 5]]);
    expect(inCode('const a = "Get apps";', "Get")).toEqual([]);
  });

  test("are found in the given element", () => {
    const code = "const a = <><p>Contact</p><h2><b>Contact</b></h2></>;";
    expect(inCode(code, "Contact", "h2")).toEqual([[1, 34, 7]]);
    expect(inCode(code, "Contact", "h3")).toEqual([]);
  });
});

describe("findText in Markdown", () => {
  test("finds a sentence across a line end", () => {
    expect(inMarkup("a\n\nIs one\ntwo three. Then.", "one two three.")).toEqual([[3, 4, 3]]);
  });

  test("finds a few words if they are a whole line, heading or item", () => {
    const text = "title: Contact\n\n## Contact\n\nContact us\n- Contact";
    expect(inMarkup(text, "Contact").map(([line]) => line)).toEqual([1, 3, 6]);
    expect(inMarkup(text, "Contact", "h2").map(([line]) => line)).toEqual([3]);
  });
});

test.each(["", "→", "…!"])("a text without letters is not searched: %j", (text) => {
  expect(inCode(`const a = "${text}";`, text)).toEqual([]);
  expect(inMarkup(text, text)).toEqual([]);
});

test("a template is found by its texts, even with adjacent values", () => {
  const code = readCode("const a = `screen-$" + "{b + 1}$" + "{c}`;");
  expect(at(findTemplates(code, ["screen-1.png"]))).toEqual([[1, 11, 21]]);
  expect(findTemplates(code, ["https://apps.apple.com/app/id1"])).toEqual([]);
});
