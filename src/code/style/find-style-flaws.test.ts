import { lexer } from "css-tree";
import { colorsNamed } from "culori";
import { expect, test } from "vitest";
import { walkStyle } from "../../text/walk-style.js";
import { styleFlawFinder } from "./find-style-flaws.js";

const find = styleFlawFinder();
const found = (css: string) =>
  walkStyle(css)
    .flatMap(find)
    .map(({ text, advice }) => `${text}; ${advice}`);

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
  ["p { aspect-ration: 16/9 }", '"aspect-ration" is not a known CSS property; did you mean "aspect-ratio"?'],
  ["p { padddding: 0; paddding: 0 }", '"paddding" is not a known CSS property; did you mean "padding"?'],
  ["p { max-width: 100%\n  border: 0; }", "a semicolon is missing after max-width: 100%; browsers ignore"],
  [":root { --a: 1px\n  --b: 2px }", "a semicolon is missing after --a: 1px; browsers ignore"],
  ["p { color: whiet !important }", "browsers ignore color: whiet; did you mean white?"],
  ["p { background: #12345 }", "browsers ignore background: #12345; a colour has 3, 4, 6 or 8 digits"],
  ["p{font-size:16}", "browsers ignore font-size: 16; a unit is missing: 16px"],
  ["p { align-items: middle }", "browsers ignore align-items: middle; did you mean center?"],
  ["p { &:hover { position: absolut } }", "browsers ignore position: absolut; did you mean absolute?"],
  ["a:hoover { margin: 0 }", "browsers ignore hoover; did you mean hover?"],
  [".a { &:frist-child { margin: 0 } }", "browsers ignore frist-child; did you mean first-child?"],
  ["@media(min-width:40rem) and (max-width:600) {}", "browsers ignore 600; a length needs a unit: 600px"],
  ["@media (prefers-colour-scheme: dark) {}", "did you mean prefers-color-scheme?"],
  ["p { color: red !importent }", "browsers ignore color: red !importent; did you mean !important?"],
  ["p { color: var(brand) }", "write two hyphens before the name: var(--brand)"],
  [
    "p { background: linear-gradient(to-right, red, var(--b)) }",
    "; write linear-gradient(to right, red, var(--b))",
  ],
  ["p { transform: rotate(45) }", "; a unit is missing: rotate(45deg)"],
  ["p { filter: blur(5) }", "; a unit is missing: blur(5px)"],
  ["p { transition: opacity 0.3 var(--ease) }", "; a unit is missing: opacity 0.3s var(--ease)"],
  ["p { color: hsl(200, 50, 50) }", "; write it without commas: hsl(200 50 50)"],
  ["p { box-shadow: 0 2 10 var(--a) }", "; units are missing: 0 2px 10px var(--a)"],
  ["p { margin: 1 px 2px }", "; write the unit next to its number: 1px 2px"],
  ["p { width: 10xp }", "; did you mean 10px?"],
  ["p { font-weight: 750px }", "; write a number without a unit: 750"],
  ["p { z-index: 1.5 }", "; write a whole number, such as 2"],
  ["p { font-size: 1,2rem }", "; write a point in the number: 1.2rem"],
  ["p { padding: -10px }", "; a negative value is not valid here: 10px"],
  ["p { transform: translate(10px 20px) }", "; a comma is missing: translate(10px, 20px)"],
  ["p { grid-template-columns: repeat(3 1fr) }", "; a comma is missing: repeat(3, 1fr)"],
  ["p { grid-template-columns: 1fr, 2fr }", "; write it without the comma: 1fr 2fr"],
  [
    "p { filter: drop-shadow(0, 2px, 4px, black) }",
    "; write it without commas: drop-shadow(0 2px 4px black)",
  ],
  ["p { color: rgb(0 0 0 0.5) }", "; a slash is missing: rgb(0 0 0 / 0.5)"],
  ["p { aspect-ratio: 16:9 }", "; write 16/9"],
  ["p { content: New }", '; write it in quotes: "New"'],
  ["p { grid-template-areas: a b }", '; write it in quotes: "a b"'],
  ['p { color: "red" }', "; write it without quotes: red"],
  ["p { background-image: photo.png }", "; write url(photo.png)"],
  ['@font-face { src: "/a.woff2" }', '; write url("/a.woff2")'],
  ["p { font: bold Arial 16px }", "; write it in this order: bold 16px Arial"],
  ["p { margin: 0 1px 2px 3px 4px }", "; 4px is one too many: 0 1px 2px 3px"],
  ["p { justify-content: space between }", "; write space-between"],
  ["p { border: 1px solid redd }", "; did you mean 1px solid red?"],
  ["p { animation-iteration-count: infinate }", "; did you mean infinite?"],
  ["p { vertical-align: center }", "; did you mean middle?"],
  ["p { float: center }", "; write one of left, right, none, inline-start, inline-end"],
  ["p { border-color: 1px solid red }", "; 1px is not valid here"],
  ["p { font-size: clamp(1rem, 2vw) }", "; clamp has three values"],
  ["p { width: min(10px 20px) }", "; a comma is missing: min(10px, 20px)"],
  ["p { width: calc(100% - 20) }", "; a unit is missing: calc(100% - 20px)"],
  ["p { width: calc(100% -20px) }", "; write a space after the -: 100% - 20px"],
  ["@media (prefers-color-scheme: night) {}", "; write one of light, dark"],
  ["@media (max-width 600px) {}", "; a colon is missing: (max-width: 600px)"],
  ["@media (max-width: var(--a)) {}", "a media query cannot use var()"],
  ["@media screen and(max-width: 1px) {}", "; write a space: and ("],
  ["@media (min-width: 1px and max-width: 9px) {}", "(min-width: 1px) and (max-width: 9px)"],
  ["@container (width > 400) { }", "browsers ignore 400; a length needs a unit: 400px"],
  ["@supports display: grid { }", "; brackets are missing: (display: grid)"],
  ["@keyframs a { }", "browsers ignore @keyframs; did you mean @keyframes?"],
  ["@keyframes a { 50 { top: 0 } }", "browsers ignore 50; write 50%"],
  ["@keyframes a { form { top: 0 } }", "browsers ignore form; write from, to or a percentage"],
  ["p::placehodler { top: 0 }", "browsers ignore placehodler; did you mean placeholder?"],
])("%s is reported: %s", (css, expected) => {
  expect(found(css)).toEqual([expect.stringContaining(expected)]);
});

test("no real CSS property is reported as a misspelt one", () => {
  const real = Object.keys((lexer as unknown as { properties: object }).properties).filter((name) =>
    /^[a-z]/.test(name),
  );
  expect(real.length).toBeGreaterThan(500);
  expect(real.flatMap((name) => found(`p { ${name}: inherit }`))).toEqual([]);
});
