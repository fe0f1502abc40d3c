import { describe, expect, test } from "vitest";
import { findStyleUrls } from "./style-addresses.js";

const texts = (css: string) => findStyleUrls(css).map(({ text }) => text);

describe("the URLs of a style sheet", () => {
  test.each([
    ['@import"https://a.dev/a.css";', ["https://a.dev/a.css"]],
    ["@import 'a.css' layer(x) supports(display: grid) print;", ["a.css"]],
    ["@IMPORT url(a.css);", ["a.css"]],
    ['@import url("a.css") print;a{b:url( c.png )}', ["a.css", "c.png"]],
    ["@import/* x */'a.css'", ["a.css"]],
    ["a{b:url('c.png') no-repeat,url(d.png)}", ["c.png", "d.png"]],
    ['a{b:url("c\\"d.png")}', ['c"d.png']],
    ["a{b:URL(c\\ d.png)}", ["c d.png"]],
    ["a{--x:url(c.png)}", ["c.png"]],
    ['a{b:image-set("c.png" 1x,url(d.png) 2x type("image/png"))}', ["c.png", "d.png"]],
    ['a{content:"\\\\"}b{c:url(d.png)}', ["d.png"]],
  ])("%s", (css, expected) => {
    expect(texts(css)).toEqual(expected);
  });

  test.each([
    "/* url(a.png) @import 'b.css' */",
    "a{content:'url(a.png)'}",
    "@namespace svg url(https://a.dev/);@namespace 'https://b.dev/';",
    "a{b:url()}",
    "a::before{content:'@import \"a.css\"'}",
  ])("exclude those in %s", (css) => {
    expect(texts(css)).toEqual([]);
  });
});
