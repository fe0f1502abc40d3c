import { lexer } from "css-tree";
import { colorsNamed } from "culori";
import { expect, test } from "vitest";
import { findStyleFlaws } from "./inspect-style.js";

const found = (css: string) => findStyleFlaws(css).map(({ text, advice }) => `${text}; ${advice}`);

test.each([
  ...Object.keys(colorsNamed).map((name) => `p { color: ${name} }`),
  "p { color: currentColor; background: #0008; fill: none; stroke: context-stroke }",
  "p { background: #fff url(/a.png) no-repeat }",
  "p { margin: 0 -1px calc(1px + 2px) auto; line-height: 1.5; flex: 1; opacity: 0.5; z-index: 2 }",
  "p { width: var(--w); inset: 0; border-width: 0.5px 0; gap: 1em 2em; font-size: LARGER !important }",
  "p { display: -webkit-box; position: sticky; text-align: START; align-items: safe center; --x: 10; --display: flexx; --a-colour: red }",
  "a:hover { color: red } a { &:align { color: red } }",
  '@media (width: 10px) { p::before { content: "color: rde; margin: 10" } }',
  "/* p { color: rde } */ p { background: url(data:image/svg+xml;margin:10;a) }",
  "@font-face { font-family: A; src: url(a.woff2); font-weight: 100 900 }",
  "p { --edge-colour: red; color: var(--edge-colour) }",
  "a:hover, b:not(.c):focus-visible { margin: 0 } input::placeholder { margin: 0 }",
  "@media (min-aspect-ratio: 1) and (width >= 600px) { p:first-child { margin: 0 } }",
  "@media (prefers-color-scheme:dark){:root{--a:hoverr}}",
  "/* a:hoover { } */ .a { background: url(x:hoverr) }",
  ":global(.a):where(p):new-class { margin: 0 }",
  "p { border-shape: circle(); margin-trim: block; text-box: trim-both cap alphabetic; order: 1; -webkit-text-wrapp: a }",
  "@property --a { syntax: '*'; inherits: false } @font-face { src: url(a); size-adjust: 90%; unicode-range: U+26 }",
  ".a { composes: b; transition:\n  color 1s,\n  width 2s; grid-template-areas:\n 'a: b'\n 'c: d'; }",
  "p { color: red\n}\na:hover { width: if(\n style(--a: b): 1px;\n else: 2px) } .c { --json:\n [a] }",
  "/* a\n b: c;\n color: rde; */ p { color: red /* a\n b: c */ }",
  "p { filter:\n progid:DXImageTransform.Microsoft.gradient() }",
])("%s has no flaw", (css) => {
  expect(found(css)).toEqual([]);
});

test.each([
  ["p { colour: red }", '"colour" is not a known CSS property; write color'],
  ["p { shadow: 0 0 1px red }", '"shadow" is not a known CSS property; write box-shadow'],
  ["p { aspect-ration: 16/9 }", '"aspect-ration" is not a known CSS property; write aspect-ratio'],
  ["p { padddding: 0; paddding: 0 }", '"paddding" is not a known CSS property; write padding'],
  ["p { max-width: 100%\n  border: 0; }", "a semicolon is missing after max-width: 100%; browsers ignore"],
  [":root { --a: 1px\n  --b: 2px }", "a semicolon is missing after --a: 1px; browsers ignore"],
  ["p { color: whiet !important }", "browsers ignore color: whiet; did you mean white?"],
  ["p { background: #12345 }", "browsers ignore background: #12345; a colour has 3, 4, 6 or 8 digits"],
  ["p{font-size:16}", "browsers ignore font-size: 16; a length needs a unit: 16px"],
  ["p { align-items: middle }", "browsers ignore align-items: middle; write one of normal, stretch"],
  ["p { &:hover { position: absolut } }", "browsers ignore position: absolut; did you mean absolute?"],
  ["a:hoover { margin: 0 }", "browsers ignore hoover; did you mean hover?"],
  [".a { &:frist-child { margin: 0 } }", "browsers ignore frist-child; did you mean first-child?"],
  ["@media(min-width:40rem) and (max-width:600) {}", "browsers ignore 600; a length needs a unit: 600px"],
  ["@media (prefers-colour-scheme: dark) {}", "did you mean prefers-color-scheme?"],
])("%s", (css, expected) => {
  expect(found(css)).toEqual([expect.stringContaining(expected)]);
});

test("no property that browsers have is a typo of another one", () => {
  const real = Object.keys((lexer as unknown as { properties: object }).properties).filter((name) =>
    /^[a-z]/.test(name),
  );
  expect(real.length).toBeGreaterThan(500);
  expect(real.flatMap((name) => found(`p { ${name}: inherit }`))).toEqual([]);
});
