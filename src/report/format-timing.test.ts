import { expect, test } from "vitest";
import { formatTiming } from "./format-timing.js";
import { textStyle } from "./text-style.js";

const plain = textStyle(false);

test("each step has its time and a bar, and the sum is last", () => {
  const lines = formatTiming(
    [
      { step: "read", ms: 75 },
      { step: "render", ms: 25.04 },
    ],
    plain,
  ).split("\n");
  expect(lines.map((line) => line.replace(/▪+/, ({ length }) => `bar of ${length}`))).toEqual([
    "  read     75.0 ms  bar of 22",
    "  render   25.0 ms  bar of 8",
    "  total   100.0 ms",
    "",
  ]);
});

test("no time at all is no mistake", () => {
  expect(formatTiming([{ step: "read", ms: 0 }], plain)).toContain("total  0.0 ms");
  expect(formatTiming([], plain)).toContain("total");
});
