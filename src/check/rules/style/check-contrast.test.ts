import { describe, expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const style = (css: string) => `<style>${css}</style>`;

describe("the colours of a rule", () => {
  test.each([
    "a{color:#767676;background:#fff}",
    "a{color:#fff}b{background:#fff}",
    "a{color:color-mix(in srgb, black 90%, white);background:#fff}",
    "a{color:#fff;background:rgb(255 255 255 / .5)}",
    "a{color:currentColor;background:#fff}",
    "a{color:rgb(from #fff r g b);background:#fff}",
    "a{color:#fff;background:#fff url(/night.jpg)}",
    "a{color:var(--a);background:#fff;--a:var(--b);--b:var(--a)}",
    "a{color:light-dark(#000,#fff);background:light-dark(#fff,#000)}",
    ":root{--t:#111;--p:#fff}@media (prefers-color-scheme:dark){:root{--t:#fff;--p:#111}}a{color:var(--t);background:var(--p)}",
    "a{color:#fff;background:#fff;background-color:#000}",
    "a{color:#fff;background:linear-gradient(#fff,#fff)}",
    "@media print{a{color:#fff;background:#fff}}",
    "a{color:#000;background:#fff;&:hover{color:#fff}}b{background:#fff;&:hover{color:#000}}",
  ])("have enough contrast in %s", (css) => {
    expect(findings(rules.contrast, style(css))).toEqual([]);
  });

  test.each([
    ["a{color:lightgray;background:white}", "light and dark"],
    ["a{color:gray;background:gray}", "light and dark"],
    ["a{color:hsl(0 0% 80%);background:hsla(0,0%,100%,1)}", "light and dark"],
    ["a{color:oklch(0.85 0 0);background:oklab(1 0 0)}", "light and dark"],
    ["a{color:rgb(200 200 200 / 1);background:rgb(100% 100% 100%)}", "light and dark"],
    ["a{color:#000000ff;background:#000}", "light and dark"],
    ["a{color:hwb(0 80% 20%);background:color(srgb 1 1 1)}", "light and dark"],
    ["a{color:rgb(0 0 0 / .2);background:#fff}", "light and dark"],
    ["a{color:color-mix(in srgb, black 20%, white);background:#fff}", "light and dark"],
    ["a{color:color-mix(in oklab, var(--t), white 80%);background:#fff}:root{--t:#000}", "light and dark"],
    ["a{color:light-dark(#000, #222);background:light-dark(#fff, rgb(0 0 0))}", "dark"],
    ["a{color:#ddd;background:no-repeat #fff}", "light and dark"],
    ['a::before{content:"\\\\"}b{color:#eee;background:#fff}', "light and dark"],
    ['a::before{content:"}"}b{color:#eee;background:#fff}', "light and dark"],
    ["a{/* } */color:#eee;background:#fff}", "light and dark"],
    ["a{--x:{b:c};color:#eee;background:#fff}", "light and dark"],
    ["a{.b{color:#eee;background:#fff}}", "light and dark"],
    ["a{color:#eee!important;background:#fff ! important}", "light and dark"],
    ["@media not (prefers-color-scheme:dark){a{color:#eee;background:#fff}}", "light"],
    ["@media screen{a{color:#eee;background:#fff}}", "light and dark"],
    ["a{color:#ccc;background:#fff}", "light and dark"],
    ["a{color:rgb(200 200 200);background-color:white}", "light and dark"],
    [":root{--t:#ccc}a{color:var(--t);background:var(--none,#fff)}", "light and dark"],
    [
      ":root{--t:#111;--p:#fff}@media (prefers-color-scheme:dark){:root{--p:#222}}a{color:var(--t);background:var(--p)}",
      "dark",
    ],
    ["a{&:hover{color:#eee;background:#fff}}", "light and dark"],
  ])("have too little contrast in %s", (css, scheme) => {
    const found = findings(rules.contrast, `${style(css)}<b class="b">`).map(
      ([, args]) => (args as { scheme: string }).scheme,
    );
    expect(found).toEqual([scheme]);
  });

  test("are resolved in linear time even if tokens refer to each other", () => {
    const tokens = Array.from(
      { length: 40 },
      (_, index) => `--t${index}:var(--t${index + 1}) var(--t${index + 1})`,
    );
    expect(
      findings(rules.contrast, style(`:root{${tokens.join(";")}}a{color:var(--t0);background:#fff}`)),
    ).toEqual([]);
  });

  test("are reported as they are displayed", () => {
    const found = findings(rules.contrast, style("a{color:rgb(0 0 0 / .2);background:white}"));
    const reported = { selector: "a", text: "#cccccc", background: "#ffffff", ratio: "1.61" };
    expect(found).toEqual([["check/low-contrast", { ...reported, scheme: "light and dark" }]]);
  });

  test.each([
    ["", ""],
    ["not", ""],
    ["tag", ""],
    ["", "card.classList.add('tag', 'new')"],
    ["tag new", "", "a, .tag.new"],
    ["tag new", ""],
  ])(
    "are checked for the class tag only if class=%j or the script %j contains it",
    (names, script, selector = ".tag.new:not(.old)") => {
      const css = style(`${selector}{color:#eee;background:#fff}`);
      const html = `${css}<p class="${names}"><script>${script}</script>`;
      const isShown = names.includes("new") || script !== "";
      expect(findings(rules.contrast, html)).toHaveLength(isShown ? 1 : 0);
    },
  );

  test("are reported once for a list of selectors", () => {
    expect(findings(rules.contrast, style("h1, h2{color:#eee;background:#fff}"))).toHaveLength(1);
  });

  test("come from the last rule for the selector", () => {
    expect(
      findings(rules.contrast, style("a{color:#eee;background-color:#000}a{background:#fff}")),
    ).toHaveLength(1);
    expect(findings(rules.contrast, style("a{color:#eee;background:#fff}a{background-color:#000}"))).toEqual(
      [],
    );
    expect(findings(rules.contrast, style("a{color:#eee;background-color:#fff}a{color:#222}"))).toEqual([]);
    expect(findings(rules.contrast, style("a{background-color:#fff}a{color:#eee}"))).toHaveLength(1);
  });

  test("are checked on each page with its own style", () => {
    const [one, other] = ["a{color:#ccc;background:#fff}", "b{color:#ccc;background:#fff}"].map(style);
    expect(findings(rules.contrast, { "/": one ?? "", "/a": `${other}<p>` })).toHaveLength(2);
  });

  test("are reported once for all pages with the same style", () => {
    const css = style("a{color:#ccc;background:#fff}");
    expect(findings(rules.contrast, { "/": css, "/a": css })).toHaveLength(1);
  });
});

describe("the contrast of a page's own text", () => {
  const page = (css: string, colourScheme: string) =>
    findings(rules.contrast, `<meta name="color-scheme" content="${colourScheme}">${style(css)}`).map(
      ([, args]) => args,
    );

  test.each([
    ["body{color:#222}", "light"],
    ["body{color:#222}", ""],
    ["body{color:#222;background:#fff}", "light dark"],
    ["html{background:#fff}body{color:#222}", "light dark"],
    [":root{color-scheme:light}body{color:#222}", "light dark"],
    ["body{color:#222}@media (prefers-color-scheme:dark){body{color:#eee}}", "light dark"],
    ["p{color:#222}", "light dark"],
    [":not(a, body, b) p{color:#222}", "light dark"],
    ["p:not(a, body, b){color:#222}", "light dark"],
    ["tbody, p{color:#222}", "light dark"],
    ["body2, p{color:#222}", "light dark"],
  ])("is enough with %s in the page's schemes: %s", (css, colourScheme) => {
    expect(page(css, colourScheme)).toEqual([]);
  });

  test.each([
    ["body{color:#222;font-family:sans-serif}", "light dark", "dark"],
    ["html,body{color:#222}", "light dark", "dark"],
    ["body{background:#fff}", "light dark", "dark"],
    [":root{color-scheme:light dark}body{color:#222}", "", "dark"],
    ["body{color:#eee}", "light", "light and dark"],
    ["html{background:#111}body{color:#222}", "light", "light and dark"],
    ["html{background-color:#111}body{color:#222}", "light", "light and dark"],
    ["html, body{color:#222}", "light dark", "dark"],
    [":root , p{color:#222}", "light dark", "dark"],
  ])("is too low with %s in one of the schemes: %s", (css, colourScheme, scheme) => {
    expect(page(css, colourScheme)).toContainEqual(expect.objectContaining({ scheme }));
  });

  test.each([
    ["body{background:#fff}", "light dark", "body"],
    ["html{color:#222}", "light dark", "html"],
    [":root{color:#222}body{background:#111}", "light", ":root"],
  ])("with %s is reported by its selector", (css, colourScheme, selector) => {
    expect(page(css, colourScheme)).toContainEqual(expect.objectContaining({ selector }));
  });

  test.each(["x-color-scheme", "color-scheme-x", ""])("does not depend on a meta named %j", (name) => {
    const html = `<meta name="${name}" content="dark">${style("body{color:#222}")}`;
    expect(findings(rules.contrast, html)).toEqual([]);
  });
});
