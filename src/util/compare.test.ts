import { expect, test } from "vitest";
import { compareNatural, compareText } from "./compare.js";

test.each([
  ["a", "b"],
  ["B", "a"],
  ["a", "ab"],
  ["z", "é"],
  ["10", "9"],
])("%s sorts before %s by code units", (one, other) => {
  expect([compareText(one, other), compareText(other, one)]).toEqual([-1, 1]);
  expect(compareText(one, one)).toBe(0);
});

test.each([
  ["1.9", "1.10"],
  ["9", "10"],
  ["a9b", "a10a"],
  ["1", "1.0"],
  ["a", "a1"],
  ["1", "a"],
  ["a2", "a-2"],
  ["01.2", "1.3"],
  ["1.02", "1.3"],
  ["1", "100000000000000000000"],
  ["100000000000000000001", "100000000000000000002"],
  ["", "1"],
  ["01", "1"],
  ["v1a", "v1b"],
  ["5", "00012"],
  ["1", "01a"],
  ["a1b", "a01c"],
  ["a19", "a190"],
  ["a1", "a-"],
  ["a12b", "a123"],
])("%s sorts before %s by numbers", (one, other) => {
  expect([Math.sign(compareNatural(one, other)), Math.sign(compareNatural(other, one))]).toEqual([-1, 1]);
  expect(compareNatural(one, one)).toBe(0);
});
