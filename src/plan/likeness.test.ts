import { describe, expect, test } from "vitest";
import { likeness } from "./pair-anchors.js";

describe("two texts", () => {
  test.each([
    ["contact", "contact", 1],
    ["contact-us", "us-contact", 1],
    ["Contact", "contact", 1],
    ["abc", "xyz", 0],
    ["", "", 0],
    ["", "a", 0],
  ])("the similarity of %s and %s is %d", (one, other, expected) => {
    expect(likeness(one, other)).toBe(expected);
    expect(likeness(other, one)).toBe(expected);
  });

  test("count a pair as often as both have it", () => expect(likeness("aaaa", "aa")).toBe(0.5));

  test.each([
    ["what-we-collect", "what-data-we-collect"],
    ["contact", "contact-us"],
    ["収集する情報", "収集する個人情報"],
  ])("%s is more like %s than unlike it", (one, other) => expect(likeness(one, other)).toBeGreaterThan(0.5));

  test.each([
    ["cookies", "children"],
    ["contact", "how-to-reach-us"],
  ])("%s is unlike %s", (one, other) => expect(likeness(one, other)).toBeLessThan(0.5));
});
