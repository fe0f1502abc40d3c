import { expect, test } from "vitest";
import { elementsIn } from "../../../test/support/rooms/elements-in.js";
import { addressesOf, parseSrcset } from "./page-addresses.js";
import { readPage } from "./read-page.js";

test.each([
  ["/a.png", ["/a.png"]],
  ["/a.png 1x, /b.png 2x", ["/a.png", "/b.png"]],
  ["/a.png 320w,/b.png 640w", ["/a.png", "/b.png"]],
  ["/a.png  1x  ,\n/b.png\t2x", ["/a.png", "/b.png"]],
  ["/a,b.png 1x, data:image/png;base64,AA== 2x", ["/a,b.png", "data:image/png;base64,AA=="]],
  [" , /a.png, ", ["/a.png"]],
  ["", []],
])("the URLs of srcset %j are parsed", (value, expected) => {
  expect(parseSrcset(value)).toEqual(expected);
});

test.each([
  ['<a href=" /a ">', ["href /a follow"]],
  ['<area href="/a">', ["href /a follow"]],
  ['<form action="/a">', ["action /a follow"]],
  ['<button formaction="/a">', ["formaction /a follow"]],
  ['<input formaction="/a">', ["formaction /a follow"]],
  ['<input type="text" src="/a">', ["src /a follow"]],
  ['<input type="image" src="/a.png">', ["src /a.png load"]],
  ['<button type="image" formaction="/a">', ["formaction /a follow"]],
  ['<img src="/a.png">', ["src /a.png load"]],
  ['<img srcset="/a.png 1x, /b.png 2x">', ["srcset /a.png load", "srcset /b.png load"]],
  ['<link rel="preload" imagesrcset="/a.png 1x">', ["imagesrcset /a.png load"]],
  ['<video poster="/a.png">', ["poster /a.png load"]],
  ['<object data="/a.svg">', ["data /a.svg load"]],
  ['<svg><use xlink:href="/a.svg#b"></use></svg>', ["xlink:href /a.svg#b load"]],
  ['<link rel="Stylesheet" href="/a.css">', ["href /a.css load"]],
  ['<link rel="shortcut icon" href="/a.ico">', ["href /a.ico load"]],
  ['<link rel="canonical" href="/a">', ["href /a name"]],
  ['<link href="/a">', ["href /a name"]],
  ['<base href="/a">', ["href /a name"]],
  ['<meta property="og:image" content="/a.png">', ["content /a.png name"]],
  ['<meta name="twitter:image" content="/a.png">', ["content /a.png name"]],
  ['<meta property="og:image">', ["content  name"]],
  ['<meta property="og:title" content="/a">', []],
  ['<meta name="description" content="/a">', []],
  ['<meta content="/a">', []],
  ['<p property="og:image" content="/a.png">', []],
  ['<p title="/a" data-href="/a">', []],
])("the URLs of %s are found", (html, expected) => {
  const addresses = elementsIn(readPage(html)).flatMap(addressesOf);
  expect(addresses.map(({ attribute, value, use }) => `${attribute} ${value} ${use}`)).toEqual(expected);
});
