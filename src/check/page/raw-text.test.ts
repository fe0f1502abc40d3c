import { describe, expect, test } from "vitest";
import { elementsIn } from "../../../test/support/rooms/elements-in.js";
import { textOf } from "./page-element.js";
import { elementsOf, readPage } from "./read-page.js";

/** The texts of a page's styles and scripts, and of its paragraphs. */
const texts = (html: string) => {
  const facts = readPage(html);
  return [
    elementsOf(facts, "style", "script").map(textOf),
    elementsIn(facts)
      .filter(({ tag }) => tag === "p")
      .map(textOf),
  ];
};

describe("the text of style and script is read verbatim", () => {
  test.each([
    ["<style>a{}</style><p>x</p>", [["a{}"], ["x"]]],
    ["<STYLE media='x'>a{}</StyLe ><p>x</p>", [["a{}"], ["x"]]],
    ["<script>if (a < b) '<p>no</p>' </script><p>x</p>", [["if (a < b) '<p>no</p>' "], ["x"]]],
    ["<script>'</scripts>'</script\n><p>x</p>", [["'</scripts>'"], ["x"]]],
    ["<script>a</script/><p>x</p>", [["a"], ["x"]]],
    ["<style></style><script></script><p>x</p>", [["", ""], ["x"]]],
    [
      "<style>a</style><p>x</p><script>b</script><p>y</p>",
      [
        ["a", "b"],
        ["x", "y"],
      ],
    ],
    ["<!-- <style>a</style> --><p>x</p>", [[], ["x"]]],
    ["<!-- <script> --><p>x</p><style>a</style>", [["a"], ["x"]]],
    ["<p><style>a</style></p>", [["a"], ["a"]]],
    ["<script>a<style>b</style></script><p>x</p>", [["a<style>b</style>"], ["x"]]],
  ])("%s", (html, expected) => {
    expect(texts(html)).toEqual(expected);
  });

  test("up to the end of the page if they are not closed", () => {
    expect(readPage("<p>x</p><style>a{}").unclosed).toBe("<style>");
    expect(readPage("<p>x</p><script>a</script").unclosed).toBe("<script>");
    expect(readPage("<p>x</p><style>a{}</style>").unclosed).toBeUndefined();
  });
});
