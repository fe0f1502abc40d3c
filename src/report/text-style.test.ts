import { expect, test } from "vitest";
import { textStyle } from "./text-style.js";

test("without colour a text is unchanged", () => {
  for (const paint of Object.values(textStyle(false))) expect(paint("text")).toBe("text");
});

test("with colour, each style is opened and closed, and an empty text stays empty", () => {
  const style = textStyle(true);
  const painted = Object.values(style).map((paint) => paint("text"));
  expect(new Set(painted).size).toBe(painted.length);
  for (const text of painted) {
    const parts = text.split("\u001b");
    expect(parts).toEqual(["", expect.stringMatching(/^\[\d+mtext$/), expect.stringMatching(/^\[\d+m$/)]);
  }
  expect(style.red("")).toBe("");
  expect(style.red(style.bold("x"))).toBe("\u001b[31m\u001b[1mx\u001b[22m\u001b[39m");
});
