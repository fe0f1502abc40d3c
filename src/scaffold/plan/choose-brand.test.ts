import { expect, test } from "vitest";
import { dominantColour } from "./choose-brand.js";

const pixels = (...parts: readonly [count: number, colour: readonly [number, number, number]][]) =>
  Uint8Array.from(parts.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat()));

test.each([
  ["a glyph on white", pixels([60, [255, 255, 255]], [40, [11, 122, 117]]), "#0b7a75"],
  ["a field of colour with a white glyph", pixels([70, [194, 65, 12]], [30, [255, 255, 255]]), "#c2410c"],
  [
    "a small glyph of many blues on white",
    pixels([90, [255, 255, 255]], [4, [20, 120, 250]], [3, [60, 140, 250]], [3, [100, 160, 250]]),
    "#1478fa",
  ],
  ["a small red glyph on black", pixels([95, [22, 19, 22]], [5, [255, 50, 69]]), "#ff3245"],
  ["a muted green with a yellow label", pixels([85, [47, 107, 79]], [5, [242, 184, 75]]), "#2f6b4f"],
  ["an indigo glyph on pale grey", pixels([70, [198, 203, 233]], [30, [70, 86, 184]]), "#4656b8"],
  ["a dark ink with a speck of red", pixels([98, [41, 41, 46]], [2, [255, 50, 69]]), "#29292e"],
  ["a black glyph on white", pixels([80, [254, 254, 254]], [20, [10, 10, 10]]), "#0a0a0a"],
  ["black", pixels([90, [0, 0, 0]], [10, [17, 17, 17]]), "#020202"],
  ["white", pixels([100, [255, 255, 255]]), "#ffffff"],
])("the brand colour of %s is found", (_, bytes, colour) => {
  expect(dominantColour(bytes)).toBe(colour);
});
