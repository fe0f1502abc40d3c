import sharp from "sharp";
import { expect, test } from "vitest";
import { hasStatusBar } from "./has-status-bar.js";

const draw = (content: string, [width, height]: readonly [number, number] = [1080, 2340]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#0a7"/><stop offset="1" stop-color="#06c"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${content}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Strokes like those of digits and of a battery. */
const bar =
  '<path stroke="#fff" stroke-width="7" d="M60 22v40m20-40v40m24-40v40m20-40v40M960 22v40m20-40v40m20-40v40m20-40v40"/>';
const below = '<rect x="140" y="400" width="800" height="1700" rx="60" fill="#fff"/>';

test.each([
  ["a screen", bar + below, true],
  [
    "a caption above a phone",
    `<path stroke="#fff" stroke-width="9" d="M200 180v90m60-90v90m60-90v90"/>${below}`,
    false,
  ],
  ["an empty field", "", undefined],
])("%s has a status bar or not", async (_, content, expected) => {
  expect(await hasStatusBar(await draw(content))).toBe(expected);
});

test("a picture with transparent corners has a shape of its own", async () => {
  const mask = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="2340"><rect width="100%" height="100%" rx="90"/></svg>',
  );
  const picture = sharp(await draw(bar + below)).composite([{ input: mask, blend: "dest-in" }]);
  expect(await hasStatusBar(await picture.png().toBuffer())).toBe(false);
});

test("a landscape picture and an invalid one give no result", async () => {
  expect(await hasStatusBar(await draw(below, [2340, 1080]))).toBeUndefined();
  expect(await hasStatusBar(Buffer.from("no picture"))).toBeUndefined();
});
