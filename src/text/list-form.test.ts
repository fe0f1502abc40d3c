import { expect, test } from "vitest";
import { formatList } from "./list-form.js";

test.each([
  [[], "en", ""],
  [["a"], "en", "a"],
  [["a", "b"], "en", "a and b"],
  [["a", "b", "c"], "en-GB", "a, b and c"],
  [["a", "b", "c"], "PT-br", "a, b e c"],
  [["a", "b", "c"], "ja", "a、b、c"],
  [["甲", "乙", "丙"], "zh-Hans", "甲、乙和丙"],
  [["أ", "ب", "ج"], "ar", "أ، ب وج"],
  [["a", "b", "c"], "pl", "a, b i c"],
  [["a", "b", "c"], "es-MX", "a, b y c"],
  [["correo", "identificador"], "es", "correo e identificador"],
  [["agua", "hielo"], "es", "agua y hielo"],
  [["가", "나", "다"], "ko", "가, 나 및 다"],
  [["a", "b", "c"], "tlh", "a, b, c"],
])("the list %j in %s is %j", (items, language, text) => {
  expect(formatList(items, language)).toBe(text);
});
