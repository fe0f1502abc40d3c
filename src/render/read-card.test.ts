import { expect, test } from "vitest";
import { flawOfData, readCard } from "./read-card.js";

test("the pictures of a card are those of its elements and of its style, each once", () => {
  const html = `<style>a { background: url("/a.png") } b { background-image: url( /b.png ), url('/c.png') }</style>
    <div style="background-image: url(&quot;/d.png&quot;); color: red"><img src="/a.png"/><img src="data:,x"/></div>`;
  expect([...readCard(html).sources].sort()).toEqual(["/a.png", "/b.png", "/c.png", "/d.png", "data:,x"]);
});

test("the text of a card is what is drawn, not its style", () => {
  expect(readCard("<style>a{}</style><b>One</b> &amp; two").text).toBe("One & two");
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
test.each([
  `data:image/svg+xml,${encodeURIComponent(svg)}`,
  `data:image/svg+xml;utf8,${svg}`,
  `data:image/svg+xml;charset=utf-8;base64,${btoa(svg)}`,
  "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==",
])("nothing is wrong with %s", (src) => {
  expect(flawOfData(src)).toBeUndefined();
});

test.each([
  ["data:image/png,hello", "is no image"],
  ["data:image/png;base64,", "is empty"],
  [`data:image/png;base64,${btoa(svg)}`, "is SVG, not PNG as its type says"],
  ["data:image/svg+xml,%3Csvg", "is not SVG as its type says"],
  ["data:image/svg+xml,%3Csvg%3E%3Cpath", "is cut off"],
  ["data:image/svg+xml,%zz", "is encoded wrongly"],
  ["data:text/plain,hello", "is of no type that a card can show"],
  ["data:,", "is of no type that a card can show"],
])("%s is broken", (src, flaw) => {
  expect(flawOfData(src)).toBe(flaw);
});
