import { expect, test } from "vitest";
import { directionOf } from "./direction-of.js";

test.each(["ar", "he", "fa-IR", "ur", "AR-eg", "az-Arab", "pa-Arab-PK", "ckb", "yi"])(
  "%s is a right-to-left language",
  (tag) => {
    expect(directionOf(tag)).toBe("rtl");
  },
);

test.each(["en", "pt-PT", "zh-Hant", "ku-Latn", "ar-Latn", "arn", "hebr"])(
  "%s is a left-to-right language",
  (tag) => {
    expect(directionOf(tag)).toBeUndefined();
  },
);
