import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { readOwnSheets } from "./own-sheets.js";
import { reportUnknownNames } from "./report-unknown-names.js";

function found(css: string, { script = "", code = "", palette = undefined as never } = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), "handbill-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "a.css"), css);
  const bundle = (text: string, inputs: string[]) => ({ text, inputs, findings: [] });
  const page = { sources: [], styles: [], clientScripts: [] };
  const pages = [{ ...page, style: bundle(css, ["a.css"]), script: bundle(script, []) }];
  const log = new Diagnostics();
  const fonts = [{ family: "Own Sans", weight: 400 }] as never;
  const sheets = readOwnSheets(["a.css"], root);
  reportUnknownNames(pages, { root, code, site: { base: "/", fonts, palette }, sheets, log });
  return log
    .sorted()
    .map(({ code: what, args, place }) => `${place.line} ${what} ${args.name ?? args.family}`);
}

test.each([
  ":root{--a:red}p{color:var(--a)}",
  "@property --a{syntax:'*';inherits:false}p{color:var(--a)}",
  "p{color:var(--a,red)}",
  "p{font-family:own sans,Arial}",
  "p{font:700 1rem/1.5 'Segoe UI',sans-serif}h1{font:inherit}h2{font-family:var(--font)}:root{--font:system-ui}",
  "@font-face{font-family:'Other';src:url(a.woff2)}p{font-family:Other}",
  "/* var(--a) */ p{--stack: ui-monospace, monospace}",
])("%s has no unknown name", (css) => {
  expect(found(css)).toEqual([]);
});

test("a script can define a custom property, and a page can link a style sheet", () => {
  const css = "p{color:var(--a)}";
  expect(found(css)).toEqual(["1 read/unknown-variable --a"]);
  expect(found(css, { script: 'document.body.style.setProperty("--a","red")' })).toEqual([]);
  expect(found(`@import"https://other.dev/a.css";${css}`)).toEqual([]);
  expect(found(css, { code: 'jsx("link", { rel: "stylesheet" })' })).toEqual([]);
});

test("the brand's colours are known if the config defines them", () => {
  const css = "p{color:var(--brand-ink-soft)}";
  expect(found(css)).toEqual(["1 read/unknown-variable --brand-ink-soft"]);
  expect(found(css, { palette: { light: { inkSoft: "#111" } } as never })).toEqual([]);
});

test("each unknown name is reported once, at its first use", () => {
  expect(
    found(
      "p{color:red}\nq{color:var(--a);border-color:var(--a)}\n:root{--f:Inter,sans-serif}\nb{font-family:'Inter'}",
    ),
  ).toEqual(["2 read/unknown-variable --a", "3 read/unknown-font Inter"]);
});

test("bold text in a font without that weight is reported once for each weight", () => {
  const css = [
    ':root { --display: "Own Sans", sans-serif }',
    "h1 { font-family: var(--display); font-weight: 800 }",
    "h2 { font-weight: 800; font-family: 'Own Sans' }",
    "b { font-weight: bold; font-family: own sans }",
    "p { font-family: var(--display); font-weight: 500 }",
    "q { font-family: Georgia; font-weight: 900 } i { font-weight: 900 }",
  ].join("\n");
  expect(found(css)).toEqual(["2 read/imitated-weight Own Sans", "4 read/imitated-weight Own Sans"]);
});

test.each([
  ".a{opacity:0}.a:hover{opacity:1}",
  ".a{opacity:0}.a.on{opacity:1}",
  ".a{opacity:0}.a.off{opacity:1}.a:focus{opacity:1}",
  ".a{opacity:0;animation:x 1s forwards}.a.off{opacity:1}@keyframes x{to{opacity:1}}",
  ".a{opacity:0}",
  "@media print{.a{opacity:0}}.a.off{opacity:1}",
])("%s is not reported as hidden", (css) => {
  expect(found(css, { script: 'a.classList.add("on")' })).toEqual([]);
});

test("an element that only an unused class shows is reported as hidden", () => {
  expect(found(".a{opacity:0}\n.off .a{opacity:1}", { script: "on" })).toEqual(["1 read/doubtful undefined"]);
});

test("long style sheets are read in linear time", () => {
  expect(found(".a{opacity:0}.a.b{opacity:1}".repeat(4000))).toHaveLength(4000);
});
