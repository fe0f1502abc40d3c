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
])("%j declares it", (code, expected) => {
  expect(marked(code, "meta")).toBe(expected);
});

test.each(["const meta = 1;", "export const other = { meta: 1 };", "export * from './meta';", "{{{"])(
  "%j does not",
  (code) => {
    expect(findExport(readCode(code), "meta")).toBeUndefined();
  },
);

test("a default export is where it begins", () => {
  expect(findExport(readCode("\nexport default () => null;"), "default")).toMatchObject({
    line: 2,
    column: 1,
  });
});
