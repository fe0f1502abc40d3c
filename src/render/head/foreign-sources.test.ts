import { describe, expect, test } from "vitest";
import { planForeignSources } from "./content-security-policy.js";

const origins = ["https://cdn.example", "https://xn--bcher-kva.example:8443"];
const kindsOf = (html: string, style = "") => [...planForeignSources({ html, style }, origins).keys()].sort();

describe("the directives for allowed origins", () => {
  test.each([
    "<p>//cdn.example</p>",
    '<a href="https://cdn.example/">x</a>',
    '<meta property="og:image" content="https://cdn.example/a.png">',
    '<link rel="canonical" href="https://cdn.example/">',
    '<img src="https://other.example/a.png">',
    '<script>f("https://other.example/")</script>',
  ])("are empty for %s", (html) => {
    expect(kindsOf(html)).toEqual([]);
  });

  const passive = ["font", "img", "media"];
  const all = ["connect", "font", "frame", "img", "media", "script", "style"];
  test.each([
    ['<img src="https://cdn.example/a.png">', passive],
    ['<img srcset="/a.png, //CDN.example/b.png 2x">', passive],
    ['<img src="https://bücher.example:8443/a.png">', passive],
    ['<video poster="https://cdn.example/a.png"></video>', passive],
    ['<link rel="preconnect" href="https://cdn.example">', passive],
    ['<iframe src="https://cdn.example/"></iframe>', [...passive, "frame"].sort()],
    ['<link rel="stylesheet" href="https://cdn.example/a.css">', [...passive, "style"].sort()],
    ['<link rel="preload" as="style" href="https://cdn.example/a.css">', [...passive, "style"].sort()],
    ['<link rel="modulepreload" href="https://cdn.example/a.js">', all],
    ['<script src="https://cdn.example/a.js"></script>', all],
    ['<script type="module">fetch("https://cdn.example/")</script>', all],
  ])("are complete for %s", (html, kinds) => {
    expect(kindsOf(html)).toEqual(kinds);
  });

  test.each([
    ["a{background:url(https://cdn.example/a.png)}", passive],
    ['@import "https://cdn.example/a.css";', [...passive, "style"].sort()],
  ])("are complete for the style %s", (style, kinds) => {
    expect(kindsOf("<p>Text</p>", style)).toEqual(kinds);
  });

  test("contain all allowed origins, because one may load from another", () => {
    expect(
      planForeignSources({ html: '<img src="//cdn.example/a">', style: "" }, origins).get("img"),
    ).toEqual(origins);
  });
});
