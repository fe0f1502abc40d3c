import { describe, expect, test } from "vitest";
import { contrast, formatColour, isOpaque, over, parseColour, splitTopLevel } from "./colour.js";

/** Formats a colour, with its opacity if it is not opaque. */
function shown(text: string) {
  const colour = parseColour(text);
  if (!colour) return undefined;
  const { alpha = 1 } = colour;
  return alpha < 1 ? `${formatColour(colour)} ${alpha.toFixed(2)}` : formatColour(colour);
}

test.each([
  [" white ", "#ffffff"],
  ["#0008", "#000000 0.53"],
  ["rgb(200 100 50 / 50%)", "#c86432 0.50"],
  ["hsl(0 100% 50%)", "#ff0000"],
  ["hwb(120 0% 0%)", "#00ff00"],
  ["lab(100% 0 0)", "#ffffff"],
  ["lch(0% 0 0)", "#000000"],
  ["oklab(0 0 0)", "#000000"],
  ["oklch(1 0 0)", "#ffffff"],
  ["color(display-p3 1 1 1)", "#ffffff"],
  ["currentColor", undefined],
  ["Canvas", undefined],
  ["", undefined],
])("%s is %s", (text, colour) => {
  expect(shown(text)).toBe(colour);
});

describe("a mixed colour", () => {
  test.each([
    ["color-mix(in srgb, white, black)", "#808080"],
    [" color-mix(in srgb, white, black) ", "#808080"],
    ["COLOR-MIX(IN SRGB,white,black)", "#808080"],
    ["color-mix(\nin  srgb,\n white,\n black)", "#808080"],
    ["color-mix(in srgb, white 25%, black)", "#404040"],
    ["color-mix(in srgb, 25% white, black)", "#404040"],
    ["color-mix(in srgb,  25%  white  , black)", "#404040"],
    ["color-mix(in srgb, white, black  25%)", "#bfbfbf"],
    ["color-mix(in srgb, white, 25% black)", "#bfbfbf"],
    ["color-mix(in srgb, white 30%, black 90%)", "#404040"],
    ["color-mix(in srgb, white 25%, black 25%)", "#808080 0.50"],
    ["color-mix(in srgb, rgb(0 0 0 / 0.5), rgb(0 0 0 / 0.5))", "#000000 0.50"],
    ["color-mix(in srgb, rgb(0 0 0 / 0.5) 25%, rgb(0 0 0 / 0.5) 25%)", "#000000 0.25"],
    ["color-mix(in srgb, 12.5% white, black)", "#202020"],
    ["color-mix(in srgb, rgb(255, 255, 255), hsl(0, 0%, 0%))", "#808080"],
    ["color-mix(in srgb, color-mix(in srgb, white, black), black)", "#404040"],
    ["color-mix(in srgb-linear, white, black)", "#bcbcbc"],
    ["color-mix(in oklab, white, black)", "#636363"],
    ["color-mix(in lab, white, black)", "#777777"],
    ["color-mix(in hsl, #f00, #ff0)", "#ff8000"],
    ["color-mix(in hwb, #f00, #ff0)", "#ff8000"],
    ["color-mix(in lch, white, black)", "#777777"],
    ["color-mix(in oklch, white, black)", "#636363"],
    ["color-mix(in display-p3, white, black)", "#7f7f7f"],
    ["color-mix(in xyz, white, black)", "#bcbcbc"],
    ["color-mix(in xyz-d65, white, black)", "#bcbcbc"],
    ["color-mix(in xyz-d50, white, black)", "#bcbcbc"],
  ])("%s is %s", (text, colour) => {
    expect(shown(text)).toBe(colour);
  });

  test.each([
    "color-mix(in nowhere, white, black)",
    "color-mix(srgb, white, black)",
    "color-mix(within srgb, white, black)",
    "color-mix(in srgb)",
    "color-mix()",
    "color-mix(in srgb, white)",
    "color-mix(in srgb, , black)",
    "color-mix(in srgb, white, currentColor)",
    "color-mix(in srgb, currentColor, black)",
    "color-mix(in srgb, white, black, red)",
    "color-mix(in srgb, white 0%, black 0%)",
    "color-mix(in srgb, white x%, black)",
    "x color-mix(in srgb, white, black)",
    "color-mix(in srgb, white, black) x",
  ])("such as %s is invalid", (text) => {
    expect(shown(text)).toBeUndefined();
  });
});

test("splitTopLevel splits a text outside parentheses", () => {
  expect(splitTopLevel("a,b(c,d(e,f),g),h", ",")).toEqual(["a", "b(c,d(e,f),g)", "h"]);
  expect(splitTopLevel("a", ",")).toEqual(["a"]);
  expect(splitTopLevel(",", ",")).toEqual(["", ""]);
});

test("a transparent colour is combined with its background", () => {
  const [white, half] = [parseColour("#fff"), parseColour("rgb(0 0 0 / .5)")];
  if (!white || !half) throw new Error("no colours");
  expect([isOpaque(white), isOpaque(half)]).toEqual([true, false]);
  expect(formatColour(over(half, white))).toBe("#808080");
  expect(contrast(white, over(half, white))).toBeCloseTo(3.95, 1);
});
