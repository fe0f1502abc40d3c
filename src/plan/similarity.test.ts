import { describe, expect, test } from "vitest";
import { similarity } from "./pair-anchors.js";

describe("the similarity of two texts", () => {
  test.each([
    ["contact", "contact", 1],
    ["contact-us", "us-contact", 1],
    ["Contact", "contact", 1],
    ["abc", "xyz", 0],
    ["", "", 0],
    ["", "a", 0],
  ])("of %s and %s is %d", (one, other, expected) => {
    expect(similarity(one, other)).toBe(expected);
    expect(similarity(other, one)).toBe(expected);
  });

  test("counts repeated pairs", () => expect(similarity("aaaa", "aa")).toBe(0.5));

  test.each([
    ["what-we-collect", "what-data-we-collect"],
    ["contact", "contact-us"],
    ["収集する情報", "収集する個人情報"],
  ])("of %s and %s is above the threshold", (one, other) =>
    expect(similarity(one, other)).toBeGreaterThan(0.5),
  );

  test.each([
    ["cookies", "children"],
    ["contact", "how-to-reach-us"],
  ])("of %s and %s is below the threshold", (one, other) => expect(similarity(one, other)).toBeLessThan(0.5));
});
