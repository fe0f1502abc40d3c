import { expect, test } from "vitest";
import { readCode } from "./code.js";
import { findExport } from "./find-export.js";

const marked = (code: string, name: string) => {
  const found = findExport(readCode(code), name);
  return found && code.split("\n")[found.line - 1]?.slice(found.column - 1, found.column - 1 + found.length);
};

test.each([
  ["const a = 1;\nexport const meta = { title: '' };", "meta"],
  ["export const meta: Meta = () => ({});", "meta: Meta"],
  ["const meta = 1;\nexport { meta };", "meta"],
  ["export function meta() {}", "meta"],
  ["export { other as meta } from './x';", "meta"],
  ['export { other as "meta" } from "./x";', '"meta"'],
])("the export meta is found in %j", (code, expected) => {
  expect(marked(code, "meta")).toBe(expected);
});

test.each(["const meta = 1;", "export const other = { meta: 1 };", "export * from './meta';", "{{{"])(
  "no export meta is found in %j",
  (code) => {
    expect(findExport(readCode(code), "meta")).toBeUndefined();
  },
);

test("a default export is found at its start", () => {
  expect(findExport(readCode("\nexport default () => null;"), "default")).toMatchObject({
    line: 2,
    column: 1,
  });
});
