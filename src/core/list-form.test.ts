import { expect, test } from "vitest";
import { formatList } from "./list-form.js";

test.each([
  [[], "en", ""],
  [["a"], "en", "a"],
  [["a", "b"], "en", "a and b"],
  [["a", "b", "c"], "en-GB", "a, b and c"],
  [["a", "b", "c"], "PT-br", "a, b e c"],
  [["a", "b", "c"], "ja", "a, b, c"],
])("%j in %s is %j", (items, language, text) => {
  expect(formatList(items, language)).toBe(text);
});
