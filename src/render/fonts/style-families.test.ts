import { describe, expect, test } from "vitest";
import { listFamilies } from "./style-facts.js";

describe("a family is found in", () => {
  test.each([
    ["a{font-family:Inter}", "inter"],
    ['a{color:red;font-family:Georgia,"Inter",serif}', "inter"],
    ["a{font-family:'Big Face'}", "big face"],
    ["a{font-family:Big   Face,serif}", "big face"],
    ["a{font:12px Inter}", "inter"],
    ["a{font:italic bold 12px/30px Big Face,serif}", "big face"],
    ["a{font:700 clamp(1rem,2vw,3rem) Inter}", "inter"],
    ["a{font:medium Inter}", "inter"],
    ['a{font:500 1rem/1.2 "Inter"}', "inter"],
    [":root{--face:Inter,sans-serif}a{font-family:var(--face)}", "inter"],
    ["a{font-family:var(--face,Inter)}", "inter"],
    ["a{font-family:Inter!important}", "inter"],
    ["@media print{a{font-family:Inter}}", "inter"],
  ])("%s", (style, family) => {
    expect(listFamilies(style)).toContain(family);
  });
});

describe("a family is not found in", () => {
  test.each([
    ["a{cursor:pointer;font-family:Georgia}", "inter"],
    ["a{font-family:Arial Black}", "arial"],
    ['a{font-family:"Inter Tight"}', "inter"],
    [".inter{color:red}", "inter"],
    ['a::after{content:"Inter"}', "inter"],
    ["@font-face{font-family:Inter;src:url(a.woff2)}a{color:red}", "inter"],
    ["a{background:url(inter.png)}", "inter"],
    ["a{font:12px Arial Black}", "arial"],
  ])("%s", (style, family) => {
    expect(listFamilies(style)).not.toContain(family);
  });
});
