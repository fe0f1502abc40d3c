import { expect, test } from "vitest";
import { parseSrcset } from "./page-addresses.js";

test.each([
  ["/a.png", ["/a.png"]],
  ["/a.png 1x, /b.png 2x", ["/a.png", "/b.png"]],
  ["/a.png 320w,/b.png 640w", ["/a.png", "/b.png"]],
  ["/a,b.png 1x, data:image/png;base64,AA== 2x", ["/a,b.png", "data:image/png;base64,AA=="]],
  [" , /a.png, ", ["/a.png"]],
  ["", []],
])("srcset %j", (value, expected) => {
  expect(parseSrcset(value)).toEqual(expected);
});
