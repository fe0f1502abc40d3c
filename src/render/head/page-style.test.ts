import { expect, test } from "vitest";
import { colourSchemesOf } from "./page-style.js";

test.each([
  ["", undefined],
  ["body{color:#222}", undefined],
  ["@media (prefers-color-scheme:dark){body{color:#eee}}", "light dark"],
  ["@media screen and (prefers-color-scheme:light){body{color:#222}}", "light dark"],
  ["body{color:light-dark(#222,#eee)}", "light dark"],
  [":root{color-scheme:light dark}", "light dark"],
  [":root{color-scheme:dark}", "dark"],
  [":root{color-scheme:only light}", "light"],
  [":root{color-scheme:light}.night{color-scheme:dark}", "light dark"],
  ['a::after{content:"color-scheme:dark;light-dark("}', undefined],
  [".prefers-color-scheme{color:red}", undefined],
] as const)("the colour schemes of %s", (style, schemes) => {
  expect(colourSchemesOf(style)).toBe(schemes);
});
