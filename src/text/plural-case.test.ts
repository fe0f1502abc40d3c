import { expect, test } from "vitest";
import { missingCases, pluralCase } from "./plural-case.js";

test.each([
  ["en", 1, false, "one"],
  ["en", -1, false, "one"],
  ["en", 2, false, "other"],
  ["en", 1.5, false, "other"],
  ["en", 2, true, "two"],
  ["en", 23, true, "few"],
  ["en-GB", 1, false, "one"],
  ["pt", 0, false, "one"],
  ["pt-PT", 0, false, "other"],
  ["pt-BR", 0, false, "one"],
  ["zh-Hans", 1, false, "other"],
  ["sr-Latn-RS", 3, false, "few"],
  ["ar", 0, false, "zero"],
  ["xx", 1, false, "other"],
  ["", 1, false, "other"],
] as const)("the plural case in %s of %d (ordinal: %s) is %s", (language, count, isOrdinal, expected) => {
  expect(pluralCase(language, count, isOrdinal)).toBe(expected);
});

test("missing plural cases are those of common numbers without a case", () => {
  expect(missingCases("en", ["one", "other"], false)).toEqual([]);
  expect(missingCases("en", ["other"], false)).toEqual(["one"]);
  expect(missingCases("en", ["=1", "other"], false)).toEqual([]);
  expect(missingCases("en", ["=0", "other"], false)).toEqual(["one"]);
  expect(missingCases("en", ["other"], true).sort()).toEqual(["few", "one", "two"]);
  expect(missingCases("ar", [], false).sort()).toEqual(["few", "many", "one", "other", "two", "zero"]);
  // For whole numbers only.
  expect(missingCases("cs", ["one", "few", "other"], false)).toEqual([]);
  // Up to two hundred.
  const named = Array.from({ length: 200 }, (_, count) => `=${count}`);
  expect(missingCases("ja", named, false)).toEqual(["other"]);
  expect(missingCases("ja", [...named, "=200"], false)).toEqual([]);
});
