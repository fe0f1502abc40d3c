import { expect, test } from "vitest";
import { flawOfData, readCard } from "./read-card.js";

test("the pictures of a card come from its elements and its style, each once", () => {
  const html = `<style>a { background: url("/a.png") } b { background-image: url( /b.png ), url('/c.png') }</style>
    <div style="background-image: url(&quot;/d.png&quot;); color: red"><img src="/a.png"/><img src="data:,x"/></div>`;
  expect([...readCard(html, () => true).sources].sort()).toEqual([
    "/a.png",
    "/b.png",
    "/c.png",
    "/d.png",
    "data:,x",
  ]);
});

test("text without a font is removed, and style does not count as text", () => {
  const asked: string[] = [];
  const canDraw = (text: string) => {
    asked.push(text);
    return !text.includes("潮");
  };
  const html =
    '<style>潮{}</style><div><b>One</b> &amp; 潮 two<img src="/a.png"/>three<i>潮</i></div>潮 &lt; 2';
  expect(readCard(html, canDraw).html).toBe(
    '<style>潮{}</style><div><b>One</b><img src="/a.png"/>three<i></i></div>',
  );
  expect(asked).toEqual(["One", " & 潮 two", "three", "潮", "潮 < 2"]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
test.each([
  `data:image/svg+xml,${encodeURIComponent(svg)}`,
  `data:image/svg+xml;utf8,${svg}`,
  `data:image/svg+xml;charset=utf-8;base64,${btoa(svg)}`,
  "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==",
])("the data URL %s is accepted", (src) => {
  expect(flawOfData(src)).toBeUndefined();
});

test.each([
  ["data:image/png,hello", "is not an image"],
  ["data:image/png;base64,", "is empty"],
  [`data:image/png;base64,${btoa(svg)}`, "is SVG, not PNG as its type says"],
  ["data:image/svg+xml,%3Csvg", "is not SVG, although its type says so"],
  ["data:image/svg+xml,%3Csvg%3E%3Cpath", "is cut off"],
  ["data:image/svg+xml,%zz", "is encoded wrongly"],
  ["data:text/plain,hello", "has a type that cards cannot show"],
  ["data:,", "has a type that cards cannot show"],
])("the data URL %s is reported", (src, flaw) => {
  expect(flawOfData(src)).toBe(flaw);
});
