import { expect, test } from "vitest";
import { compactCustomProperties } from "./compact-custom-properties.js";

test.each([
  ["a{--x: 1px;color:red}", "a{--x:1px;color:red}"],
  [":root{--x: clamp(1rem, 2vw + 1px, 3rem) ;--y: a, b}", ":root{--x:clamp(1rem,2vw + 1px,3rem);--y:a,b}"],
  ["@media print{a{--x: 1px}b{--y: 2px}}c{--z: 0}", "@media print{a{--x:1px}b{--y:2px}}c{--z:0}"],
  ["a{--x: { b: c, d } ;color:red}", "a{--x:{ b: c,d };color:red}"],
  // Text outside the value of a custom property, or in a string, stays.
  ['a{content:"--x: a, b;--y: c"}', 'a{content:"--x: a, b;--y: c"}'],
  ['a{--x: "b, c"}', 'a{--x:"b, c"}'],
  ["a :hover,b :focus{margin:var(--x, 1px) 2px}", "a :hover,b :focus{margin:var(--x, 1px) 2px}"],
  ["a{--x: ;--y: }", "a{--x: ;--y: }"],
  ["a{--x: 1px /2px + 3px}", "a{--x:1px /2px + 3px}"],
  ["", ""],
])("%s → %s", (css, compact) => {
  expect(compactCustomProperties(css)).toBe(compact);
});
