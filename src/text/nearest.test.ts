import { expect, test } from "vitest";
import { nearest } from "./nearest.js";

test.each([
  ["prodcut", ["store", "product", "email"], "product"],
  ["pres-kit", ["/", "press-kit", "privacy"], "press-kit"],
  ["Email", ["email"], "email"],
  ["legal.minimalAge", ["legal.courts", "legal.minimumAge"], "legal.minimumAge"],
  ["a", ["b"], "b"],
])("the nearest to %s in %j is %s", (text, candidates, expected) => {
  expect(nearest(text, candidates)).toBe(expected);
});

test.each([
  ["instagram", ["email", "url"]],
  ["", ["url"]],
  ["anything", []],
])("%j is near none of %j", (text, candidates) => {
  expect(nearest(text, candidates)).toBeUndefined();
});

test("of two equally near texts the first is chosen", () => {
  expect(nearest("cat", ["hat", "mouse", "bat"])).toBe("hat");
});

test("two swapped letters count as one change", () => {
  expect(nearest("ulr", ["xlr2", "url"])).toBe("url");
});

test("each text matches itself, also with a missing letter", () => {
  const names = ["privacy-policy", "terms-of-service", "community-guidelines"];
  for (const name of names) {
    expect(nearest(name, names)).toBe(name);
    for (let at = 0; at < name.length; at++) {
      expect(nearest(name.slice(0, at) + name.slice(at + 1), names)).toBe(name);
    }
  }
});
