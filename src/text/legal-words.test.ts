import { expect, test } from "vitest";
import { fillIn, legalWords } from "./legal-words.js";

test.each([
  ["de", "gilt", "de"],
  ["de-AT", "gilt", "de-AT"],
  ["PT-br", "em vigor", "PT-br"],
  ["en", "in force", "en"],
  ["it", "in vigore", "it"],
  ["ja", "適用中", "ja"],
  ["zh-Hans", "现行", "zh-Hans"],
  ["zh-Hant", "in force", "en"],
  ["nl", "in force", "en"],
  ["", "in force", "en"],
])("the words for %s are found", (tag, inForce, language) => {
  const found = legalWords(tag);
  expect([found.words.inForce, found.language]).toEqual([inForce, language]);
});

test.each(["ar", "de", "es", "fa", "fr", "he", "it", "ja", "ko", "pt", "zh"])(
  "the words of %s have the same placeholders as in English",
  (tag) => {
    const english = legalWords("en").words;
    for (const [key, text] of Object.entries(legalWords(tag).words)) {
      const valuesIn = (sentence: string) =>
        [...sentence.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();
      expect(valuesIn(text), key).toEqual(valuesIn(english[key as keyof typeof english]));
      if (key !== "versions") expect(text, key).not.toBe(english[key as keyof typeof english]);
    }
  },
);

test("placeholders are filled by name, and remain without a value", () => {
  expect(fillIn("{a} and {b}, {a}", { a: "1", b: "{a}" })).toBe("1 and {a}, 1");
  expect(fillIn("{a} {other} {}", { a: "" })).toBe(" {other} {}");
});
