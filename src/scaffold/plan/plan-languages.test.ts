import { expect, test } from "vitest";
import { translateBinding } from "./plan-languages.js";

test.each([
  ["het Nederlands", "네덜란드어"],
  ["het Fries", undefined],
  ["Engels", "영어"],
  // Unchanged since `init`, which writes English if it has no texts in the first language, and empty.
  ["English", "영어"],
  ["", "영어"],
])("the binding language %j of a Dutch site is %j in Korean", (written, expected) => {
  expect(translateBinding(written, ["nl", "en", "ko"], "ko")).toBe(expected);
});
