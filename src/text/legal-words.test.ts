import { expect, test } from "vitest";
import { fillIn, legalWords } from "./legal-words.js";

test.each([
  ["de", "gilt", "de"],
  ["de-AT", "gilt", "de-AT"],
  ["PT-br", "em vigor", "PT-br"],
  ["en", "in force", "en"],
  ["nl", "in force", "en"],
  ["", "in force", "en"],
])("the words for %s", (tag, inForce, language) => {
  const found = legalWords(tag);
  expect([found.words.inForce, found.language]).toEqual([inForce, language]);
});

test("a sentence takes its values where their names stand, and keeps what has none", () => {
  expect(fillIn("{a} and {b}, {a}", { a: "1", b: "{a}" })).toBe("1 and {a}, 1");
  expect(fillIn("{a} {other} {}", { a: "" })).toBe(" {other} {}");
});
