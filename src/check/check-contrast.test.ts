import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { rules } from "./rules.js";

const style = (css: string) => `<style>${css}</style>`;

describe("colours of a rule", () => {
  test.each([
    "a{color:#767676;background:#fff}",
    "a{color:#fff}b{background:#fff}",
    ":root{--t:#111;--p:#fff}@media (prefers-color-scheme:dark){:root{--t:#fff;--p:#111}}a{color:var(--t);background:var(--p)}",
    "a{color:#fff;background:#fff;background-color:#000}",
    "a{color:#fff;background:linear-gradient(#fff,#fff)}",
    "@media print{a{color:#fff;background:#fff}}",
    "a{color:#000;background:#fff;&:hover{color:#fff}}b{background:#fff;&:hover{color:#000}}",
  ])("%s can be told apart", (css) => {
    expect(findings(rules.contrast, style(css))).toEqual([]);
  });

  test.each([
    ["a{color:#ccc;background:#fff}", ["light", "dark"]],
    ["a{color:rgb(200 200 200);background-color:white}", ["light", "dark"]],
    [":root{--t:#ccc}a{color:var(--t);background:var(--none,#fff)}", ["light", "dark"]],
    [
      ":root{--t:#111;--p:#fff}@media (prefers-color-scheme:dark){:root{--p:#222}}a{color:var(--t);background:var(--p)}",
      ["dark"],
    ],
    ["a{&:hover{color:#eee;background:#fff}}", ["light", "dark"]],
  ])("%s cannot", (css, schemes) => {
    const found = findings(rules.contrast, style(css)).map(([, args]) => (args as { scheme: string }).scheme);
    expect(found.sort()).toEqual([...schemes].sort());
  });

  test("are reported once for all pages with the style", () => {
    const css = style("a{color:#ccc;background:#fff}");
    expect(findings(rules.contrast, { "/": css, "/a": css })).toHaveLength(2);
  });
});
