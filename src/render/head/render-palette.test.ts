import { expect, test } from "vitest";
import type { PaletteColours } from "../../model/site/brand-palette.js";
import { renderPalette } from "../head/page-style.js";

const colours = (digit: string): PaletteColours => ({
  paper: `#${digit}1`,
  panel: `#${digit}8`,
  ink: `#${digit}2`,
  inkSoft: `#${digit}3`,
  rule: `#${digit}4`,
  link: `#${digit}5`,
  field: `#${digit}6`,
  onField: `#${digit}7`,
});
const palette = { light: colours("a"), dark: colours("b") };

test("a page gets the brand colours that its style uses, in both schemes", () => {
  expect(renderPalette(palette, "a{color:var( --brand-ink-soft , red);background:var(--brand-field)}")).toBe(
    ":root{--brand-ink-soft:#a3;--brand-field:#a6}" +
      "@media (prefers-color-scheme:dark){:root{--brand-ink-soft:#b3;--brand-field:#b6}}",
  );
});

test("a style without brand colours gets none", () => {
  expect(renderPalette(palette, "a{color:var(--brand-inky);--brand-ink:red}")).toBe("");
});
