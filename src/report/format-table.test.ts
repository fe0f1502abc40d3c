import { expect, test } from "vitest";
import { formatDuration, formatNumber, formatTable } from "./format-table.js";

test("a table can have more rows than a call may have arguments", () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => [String(index), "x"]);
  expect(formatTable(rows, ["right", "left"])[7]).toBe("     7  x");
});

test("columns are as wide as their widest cell, and no line ends in spaces", () => {
  const rows = [
    ["route", "bytes", "note"],
    ["/", "1,000", ""],
    ["/privacy", "7", "twin"],
  ];
  expect(formatTable(rows, ["left", "right", "left"])).toEqual([
    "route     bytes  note",
    "/         1,000",
    "/privacy      7  twin",
  ]);
  expect(formatTable([], ["left"])).toEqual([]);
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [14600, "14,600"],
  [1234567.4, "1,234,567"],
])("the number %s is %s", (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

test.each([
  [0.4, "0 ms"],
  [182.3, "182 ms"],
  [999.4, "999 ms"],
  [999.6, "1.00 s"],
  [2414, "2.41 s"],
])("%s milliseconds are %s", (ms, expected) => {
  expect(formatDuration(ms)).toBe(expected);
});
