import { expect, test } from "vitest";
import { directionOf } from "./direction-of.js";

test.each(["ar", "he", "fa-IR", "ur", "AR-eg", "az-Arab", "pa-Arab-PK", "ckb", "yi"])(
  "%s runs from the right",
  (tag) => {
    expect(directionOf(tag)).toBe("rtl");
  },
);

test.each(["en", "pt-PT", "zh-Hant", "ku-Latn", "ar-Latn", "arn", "hebr"])("%s runs from the left", (tag) => {
  expect(directionOf(tag)).toBeUndefined();
});
