import { expect, test } from "vitest";
import { patternOf } from "./shorten-prose.js";

const wholes = patternOf((letters, marks) => new RegExp(`^[${letters}${marks}]$`, "u"));

test("letters and marks are classified like by Unicode in all texts", () => {
  const reported: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const text = String.fromCodePoint(code);
    if (wholes(text).test(text) !== /^[\p{L}\p{M}]$/u.test(text)) reported.push(code.toString(16));
  }
  expect(reported).toEqual([]);
});

test("Latin texts use the pattern for Latin letters only", () => {
  const latin = wholes("words");
  for (const text of ["", "Ærøskøbing – “l’été”…\n", "naïve, 100 %", "\ttwo", "Settings → Privacy: 2 €"])
    expect(wholes(text)).toBe(latin);
  for (const text of ["Ελλάδα", "Москва", "日本", "e\u0301", "\u{1d400}"])
    expect(wholes(text)).not.toBe(latin);
});
