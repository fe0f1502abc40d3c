import { expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

test.each([
  ["[object Object]", "It costs [object Object]."],
  ["Invalid Date", "Since Invalid Date"],
  ["NaN", "NaN users"],
  ["undefined", "Hello undefined"],
  ["Lorem ipsum dolor", "Lorem ipsum dolor sit amet"],
  ["TODO:", "TODO: write"],
  ["//", "// the list"],
  ["**", "a **bold word"],
  ["**", "a bold** word"],
  ["**", "a ** bold ** word"],
  ["](", "the [terms](/terms)"],
  ["$", "Hello $Name"],
  ["&nbsp;", "a&amp;nbsp;b"],
  ["\\n", "One.\\nTwo"],
  ["â€", "We donâ€™t"],
  ["Ã¼", "fÃ¼r"],
  ["\ufffd", "a \ufffd b"],
  ["XX/XX", "Updated XX/XX/2026"],
])("%s is reported as a leftover", (words, text) => {
  expect(findings(rules.leftovers, `<p>${text}</p>`)).toMatchObject([["check/leftover", { words }]]);
});

test("a semicolon after an element is reported, unless it belongs to a sentence", () => {
  const list = "<ul><li><a href='#a'>One</a>;</li></ul><p><b>two</b>;</p><pre><b>x</b>;</pre>";
  expect(findings(rules.leftovers, `<div>${list}<a href="#a">x</a>; <a href="#b">y</a></div>`)).toEqual([]);
  expect(findings(rules.leftovers, `<main><a href="#a">Home</a>;</main>`)).toMatchObject([
    ["check/leftover", { words: ";" }],
  ]);
});

test.each(["An undefined-behaviour sanitiser", "5 * 3 ** 2", "It costs $5 or US$5", "C:\\new", "AT&amp;T"])(
  "%s is not a leftover",
  (text) => {
    expect(findings(rules.leftovers, `<p>${text}</p>`)).toEqual([]);
  },
);
