import { describe, expect, test } from "vitest";
import { parseStyleRules } from "./style-rules.js";

/** Rules as `conditions selector { declarations }`. */
const read = (css: string) =>
  parseStyleRules(css).map(({ selector, conditions, declarations }) => {
    const list = [...declarations].map(([name, value]) => `${name}:${value}`).join(";");
    return `${[...conditions, selector].join(" | ")}{${list}}`;
  });

describe("a style sheet's rules", () => {
  test.each([
    ["a{color:red}", ["a{color:red}"]],
    [" a , b { Color : Red ; color:blue }", ["a , b{color:blue}"]],
    ["a{color:red}b{color:blue}", ["a{color:red}", "b{color:blue}"]],
    ["a{}", ["a{}"]],
    ["a{color:red ! important;b:c!IMPORTANT ;d:e!important f}", ["a{color:red;b:c;d:e!important f}"]],
    ["a{--Token:Red;--x:{b:c};d:e}", ["a{--Token:Red;--x:{b:c};d:e}"]],
    ["a{ --x : {b:c} ;d:e}", ["a{--x:{b:c};d:e}"]],
    ["a{b--x:c;--y:d}", ["a{b--x:c;--y:d}"]],
    ["a{:b;c;d:}", ["a{d:}"]],
    ["a/* x */b{color:/* } */red}", ["a b{color:red}"]],
    ["a{b:url(x;y);c:f(;)}", ["a{b:url(x;y);c:f(;)}"]],
    ["a[b=';']{c:d}", ["a[b=';']{c:d}"]],
    ["a{b:'c // d'}e{f:g}", ["a{b:'c // d'}", "e{f:g}"]],
    ["a{b:[c;d];e:f}", ["a{b:[c;d];e:f}"]],
  ])("%s", (css, rules) => {
    expect(read(css)).toEqual(rules);
  });

  test("are all read if braces are missing or superfluous", () => {
    expect(read("}}a{b:c}")).toEqual(["a{b:c}"]);
    expect(read("a{b:c}}d{e:f}")).toEqual(["a{b:c}", "d{e:f}"]);
    expect(read("a{b:c;d{e:f}")).toEqual(["a{b:c}", "a d{e:f}"]);
  });
});

describe("nested rules", () => {
  test.each([
    ["@media print{a{b:c}}", ["@media print | a{b:c}"]],
    [
      "@MEDIA print{@supports (x){a{b:c}}d{e:f}}",
      ["@MEDIA print | @supports (x) | a{b:c}", "@MEDIA print | d{e:f}"],
    ],
    ["@layer base{a{b:c}}", ["@layer base | a{b:c}"]],
    ["@container x{a{b:c}}", ["@container x | a{b:c}"]],
    ["@scope (x){a{b:c}}", ["@scope (x) | a{b:c}"]],
    ["a{b:c;d{e:f}g:h}", ["a{b:c;g:h}", "a d{e:f}"]],
    ["a{@media print{b:c}}", ["a{}", "@media print | a{b:c}"]],
    ["@font-face{a:b}c{d:e}", ["c{d:e}"]],
    ["@mediaquery{a:b}", []],
    ["a{@x-media y{b:c}}", ["a{}"]],
    ["@media print{a:b}", []],
  ])("%s", (css, rules) => {
    expect(read(css)).toEqual(rules);
  });
});
