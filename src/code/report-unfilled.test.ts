import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { readOwnSheets } from "./own-sheets.js";
import { reportUnfilled } from "./report-unfilled.js";

function found(css: string, { code = "", styles = [] as string[] } = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), "handbill-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "a.css"), css);
  const log = new Diagnostics();
  reportUnfilled(readOwnSheets(["a.css"], root), { styles, code, log });
  return log.sorted().map(({ args, place }) => `${place.line}:${place.column} ${args.text}`);
}

test.each([
  [".a::before { top: 0 }", "1:1 .a::before has no content, so browsers do not show it"],
  [
    ".b::before { content: '' }\n.a:before { top: 0 }",
    "2:1 .a:before has no content, so browsers do not show it",
  ],
  ["@media print { .a::after { top: 0 } }", "1:16 .a::after has no content, so browsers do not show it"],
])("%s has no content and is reported", (css, expected) => {
  expect(found(css)).toEqual([expected]);
});

test.each([
  ".a::before { content: ''; top: 0 }",
  ".a::before { content: '' } .a:hover::before { top: 0 }",
  ".a::before, .b::before { content: '' } .b::before { top: 0 }",
  "*::before { content: '' } .a::before { top: 0 }",
  ".c.a::before { top: 0 } .d .c:before { content: '' }",
  "*::before, ::after { box-sizing: border-box }",
  ".a { color: red }",
  ".a { &::before { content: '' } } .a::before { top: 0 }",
  ".a { .b::before { top: 0 } }",
  ".btn::before { content: '' } .btn-large::before { top: 0 }",
])("%s is not reported", (css) => {
  expect(found(css)).toEqual([]);
});

test("another style sheet can set the content, also by another class of the element", () => {
  const css = ".a::before { top: 0 }";
  expect(found(css, { styles: [".a:before{content:'x'}"] })).toEqual([]);
  expect(found(css, { styles: [".b:before{content:'x'}"], code: 'className: "b large a"' })).toEqual([]);
  expect(found(css, { styles: [".b:before{content:'x'}"], code: 'className: "b"' })).toHaveLength(1);
});
