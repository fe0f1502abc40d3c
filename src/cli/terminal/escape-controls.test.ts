import { expect, test } from "vitest";
import { textStyle } from "../../report/text-style.js";
import { escapeControls } from "./escape-controls.js";

test("control characters are escaped", () => {
  expect(escapeControls("a\u001b[2Jb\u0007c\u202ed\u009be\rf")).toBe(
    "a\\u001b[2Jb\\u0007c\\u202ed\\u009be\\u000df",
  );
});

test("text in any script, line breaks, tabs and handbill's own colours are unchanged", () => {
  const style = textStyle(true);
  const painted = Object.values(style).map((paint) => paint("größe 漢字 עברית"));
  for (const text of ["one\n\ttwo", ...painted]) expect(escapeControls(text)).toBe(text);
});

test("escaped JSON contains the same data", () => {
  const data = { text: "\u202e\u2066\u0085\u001b[31m\u007f" };
  expect(JSON.parse(escapeControls(JSON.stringify(data)))).toEqual(data);
});
