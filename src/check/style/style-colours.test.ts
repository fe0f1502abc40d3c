import { describe, expect, test } from "vitest";
import { formatColour } from "./colour.js";
import { activeRules, readTokens, resolveBackground, resolveColour, type Scheme } from "./style-colours.js";
import { parseStyleRules } from "./style-rules.js";

describe("a rule applies", () => {
  const schemesOf = (condition: string) => {
    const rules = parseStyleRules(`${condition}{a{b:c}}`);
    return (["light", "dark"] as const).filter((scheme) => activeRules(rules, scheme).length > 0);
  };

  test.each([
    ["@media screen", ["light", "dark"]],
    ["@media all", ["light", "dark"]],
    ["@media only screen", ["light", "dark"]],
    ["@MEDIA  ONLY  SCREEN", ["light", "dark"]],
    ["@supports (a:b)", ["light", "dark"]],
    ["@layer x", ["light", "dark"]],
    ["@supports (a:b){@media print", []],
    ["@media screen and (width > 1px)", []],
    ["@media screens", []],
    ["@media print", []],
    ["@media (prefers-color-scheme:dark)", ["dark"]],
    ["@media (prefers-color-scheme: light)", ["light"]],
    ["@media ( prefers-color-scheme: DARK )", ["dark"]],
    ["@media screen and (prefers-color-scheme:dark)", ["dark"]],
    ["@media not (prefers-color-scheme:dark)", ["light"]],
    ["@media not  all  and  (prefers-color-scheme:dark)", ["light"]],
    ["@media not all and (prefers-color-scheme:dark)", ["light"]],
    ["@media not all and (prefers-color-scheme:light)", ["dark"]],
  ])("in the schemes of %s", (condition, schemes) => {
    expect(schemesOf(condition)).toEqual(schemes);
  });
});

test("tokens are the last values of custom properties", () => {
  const rules = parseStyleRules(":root{--a:1;color:red}b{--a:2;--b:3;c--d:4}");
  expect([...readTokens(rules)]).toEqual([
    ["--a", "2"],
    ["--b", "3"],
  ]);
});

describe("a declared colour", () => {
  const tokens = new Map([
    ["--ink", "#123456"],
    ["--same", "var(--same)"],
    ["--deep", "var( --ink )"],
    ["--pair", "light-dark(var(--ink), #fff)"],
    ["--long", `${"x".repeat(1999)}`],
  ]);
  const colour = (value: string | undefined, scheme: Scheme = "light") => {
    const found = resolveColour(value, { tokens, scheme });
    return found && formatColour(found);
  };

  test.each([
    ["var(--ink)", "#123456"],
    [" VAR( --ink ) ", "#123456"],
    ["var(--deep)", "#123456"],
    ["var(--none, #111)", "#111111"],
    ["var(--none, rgb(1, 2, 3))", "#010203"],
    ["var(--none,var(--ink))", "#123456"],
    ["var(--ink, #111)", "#123456"],
    ["light-dark(#111, #222)", "#111111"],
    ["LIGHT-DARK(#111,#222)", "#111111"],
    ["var(--pair)", "#123456"],
    ["color-mix(in srgb, var(--ink), var(--ink))", "#123456"],
    ["var(--none)", undefined],
    ["var(--same)", undefined],
    ["var(--long)", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("%s is %s", (value, expected) => {
    expect(colour(value)).toBe(expected);
  });

  test("can differ in the dark scheme", () => {
    expect(colour("light-dark(#111, #222)", "dark")).toBe("#222222");
    expect(colour("light-dark(#111, rgb(1, 2, 3))", "dark")).toBe("#010203");
    expect(colour("var(--pair)", "dark")).toBe("#ffffff");
  });

  test.each([
    ["#123456", "#123456"],
    ["no-repeat #123456", "#123456"],
    ["var(--ink) no-repeat", "#123456"],
    ["rgb(1 2 3) fixed", "#010203"],
    ["none", undefined],
    ["#111 #222", undefined],
    ["#111 url(a.png)", undefined],
    ["#111 URL(a.png)", undefined],
    ["#111 linear-gradient(#111,#222)", undefined],
    ["#111 image-set('a.png' 1x)", undefined],
    ["#111 image(a.png)", undefined],
    ["#111 element(#a)", undefined],
    ["#111 paint(a)", undefined],
    ["#111 cross-fade(a,b)", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("of the background %s is %s", (value, expected) => {
    const found = resolveBackground(value, { tokens, scheme: "light" });
    expect(found && formatColour(found)).toBe(expected);
  });
});
