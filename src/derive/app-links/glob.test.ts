import { expect, test } from "vitest";
import { coversGlob, matchesGlob } from "./glob.js";

test.each([
  ["/event/*", "/event/5", true],
  ["/event/*", "/event/", true],
  ["/event/*", "/event", false],
  ["/event/*", "/events/5", false],
  ["/event/?", "/event/5", true],
  ["/event/?", "/event/55", false],
  ["/event/?*", "/event/", false],
  ["/event/?*", "/event/5/seats", true],
  ["*/seats", "/event/5/seats", true],
  ["*", "", true],
  ["/a", "/a*", false],
  ["/a*", "/a*", true],
  ["/a?", "/a?", true],
])("%s matches %s: %s", (pattern, text, isMatch) => {
  expect(matchesGlob(pattern, text)).toBe(isMatch);
});

test.each([
  ["*", "/event/*", true],
  ["/event/*", "/event/*", true],
  ["/event/*", "/event/5", true],
  ["/event/*", "/event/?", true],
  ["/event/*", "/event/*/seats", true],
  ["/event/?", "/event/*", false],
  ["/event/?", "/event/?", true],
  ["/event/5", "/event/?", false],
  ["/event/*/seats", "/event/*", false],
  ["/e*", "/event/*", true],
  ["/a/*", "*", false],
])("%s covers %s: %s", (pattern, other, isCovered) => {
  expect(coversGlob(pattern, other)).toBe(isCovered);
});

test("coversGlob agrees with matchesGlob on all short texts", () => {
  const patterns = ["*", "/a*", "/a?", "/a", "/?", "*a", "/*a*", "/a*b", "?a"];
  const letters = ["/", "a", "b"];
  let texts = [""];
  const all = [...texts];
  for (let length = 0; length < 5; length++) {
    texts = texts.flatMap((text) => letters.map((letter) => text + letter));
    all.push(...texts);
  }
  for (const one of patterns)
    for (const other of patterns.filter((other) => coversGlob(one, other)))
      for (const text of all) if (matchesGlob(other, text)) expect(matchesGlob(one, text)).toBe(true);
});
