import { expect, test } from "vitest";
import { isSectionMark } from "./section-marks.js";

test.each([
  ["privacy.how", true],
  ["data.EMAIL_ADDRESS", true],
  ["purpose.ANALYTICS", true],
  ["party.ads.example", true],
  ["party.a-b.c1.example", true],
  ["party.example", false],
  ["party.ads..example", false],
  ["party.Ads.example", false],
  ["xparty.ads.example", false],
  ["party.ads.example ", false],
  ["data.NOTHING", false],
  ["purpose.EMAIL_ADDRESS", false],
  ["EMAIL_ADDRESS", false],
  ["privacy", false],
  ["", false],
])("%s is a mark: %s", (name, expected) => {
  expect(isSectionMark(name)).toBe(expected);
});
