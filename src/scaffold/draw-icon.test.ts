import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcon } from "./draw-icon.js";

const letterIn = (svg: string) => /<text[^>]*>(.*)<\/text>/.exec(svg)?.[1];

test.each([
  ["tidepool", "T"],
  ["“Éclair”", "É"],
  ["e\u0301clair", "É"],
  ["9 lives", "9"],
  ["🌊 Tides", "🌊"],
  ["👩‍💻 Code", "👩‍💻"],
  ["كتاب", "ك"],
  ["潮汐表", "潮"],
  ["<&>", ""],
])("the icon of %j shows %j", (name, letter) => {
  expect(letterIn(drawIcon(name, "#0e7490"))).toBe(letter);
});

// Cut into all of its letters, each of these takes more memory than there is.
test.each([
  ["a".repeat(1_000_000), "A"],
  [`${"!".repeat(1_000_000)}b`, "B"],
])("a name of a million letters costs no more than its length", (name, letter) => {
  expect(letterIn(drawIcon(name, "#0e7490"))).toBe(letter);
});

test("is a picture in the brand's colour", async () => {
  const { data, info } = await sharp(Buffer.from(drawIcon("Tidepool", "#0e7490")))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([96, 96]);
  expect([...data.subarray(0, 3)]).toEqual([0x0e, 0x74, 0x90]);
});
