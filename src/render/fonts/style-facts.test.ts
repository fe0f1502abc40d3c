import { expect, test } from "vitest";
import { parseStyleFacts } from "./style-facts.js";

test("a family is recognised with and without quotes, in any case", () => {
  const { names } = parseStyleFacts(`h1{font-family:Big  Face,serif}:root{--face:"other face"}`);
  expect(names("Other Face")).toBe(true);
  expect(names("Third")).toBe(false);
});

test("a part of another word or name is not recognised as a family", () => {
  const { names } = parseStyleFacts("a{cursor:pointer;font-family:Arial Black,Georgia}");
  expect(["Inter", "Arial", "Geo"].filter(names)).toEqual([]);
  expect(names("arial black")).toBe(true);
});

test.each([
  [`a:after{content:"→"}`, "→"],
  [`a:after{color:red;content:'a' "b"}`, "ab"],
  [`a:after{content:"\\2192  x"}`, "→ x"],
  [`a:after{content:"say \\"hi\\";"}`, 'say "hi";'],
  [`h2:before{content:counter(section)". "}`, ". 0123456789"],
  ["div{justify-content:center}", ""],
])("%s generates %j", (style, generated) => {
  expect(parseStyleFacts(style).generated).toBe(generated);
});

test.each([
  ["a{text-transform:uppercase}", ["ABC É"]],
  ["a{text-transform:capitalize}", ["ABC É"]],
  ["a{text-transform:lowercase}", ["abc é"]],
  ["a{text-transform:none}", []],
])("%s makes %j of a text", (style, made) => {
  expect(parseStyleFacts(style).transforms.map((transform) => transform("aBc é"))).toEqual(made);
});
