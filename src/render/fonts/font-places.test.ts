import { expect, test } from "vitest";
import { listFontPlaces } from "./font-places.js";

test.each([
  ['h1{font-family:"Display",sans-serif}', ["h1"]],
  [
    '@font-face{font-family:"Display";src:url(x)}h1,main>.title:hover,p#a::before{font:800 1rem/1.2 Display}',
    ["h1", ".title", "p#a"],
  ],
  ["@media(min-width:1px){.a .b[open]{font-family:Display}}", [".b"]],
  [':root{--face:"Display",serif}h2{font-family:var(--face)}p{font-family:var(--other)}', ["h2"]],
  ['a::after{content:""}h1{font-family:Display}b::after{content:"x"}', ["h1"]],
  ["p{font-family:Georgia}", []],
])("the selectors of text in the family are found in %s: %j", (style, places) => {
  expect(listFontPlaces(style, "display")).toEqual(places);
});

test.each([
  "body{font-family:Display}",
  ":root{font-family:Display}",
  "*{font-family:Display}",
  ":is(h1,h2){font-family:Display}",
  ":root{--a:Display;--b:var(--a)}h1{font-family:var(--b)}",
  'h1{font-family:Display}p::after{content:"}"}',
])("any text may be in the family in %s", (style) => {
  expect(listFontPlaces(style, "display")).toBeUndefined();
});
