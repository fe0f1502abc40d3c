import sharp from "sharp";

export type Colour = readonly [red: number, green: number, blue: number];

/** Left, top, width, height in CSS pixels, from the page's top left corner. */
export type Box = readonly [left: number, top: number, width: number, height: number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The colour of a pixel as one number, to compare or unpack. */
  readonly at: (x: number, y: number) => number;
}

export async function readPicture(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 3;
    // Reading it as one number takes several times as long, and there are millions of pixels.
    return ((data[start] as number) << 16) | ((data[start + 1] as number) << 8) | (data[start + 2] as number);
  };
  return { width: info.width, height: info.height, at };
}

export const unpack = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** Tests the pixels of a box inside the screenshot until one matches; returns whether one does. */
export function somePixel(
  [left, top, width, height]: Box,
  picture: Picture,
  isSought: (x: number, y: number) => boolean,
): boolean {
  const right = Math.min(picture.width, Math.ceil(left + width));
  const bottom = Math.min(picture.height, Math.ceil(top + height));
  for (let y = Math.max(0, Math.floor(top)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(left)); x < right; x++) if (isSought(x, y)) return true;
  }
  return false;
}

export function forEachPixel(box: Box, picture: Picture, visit: (x: number, y: number) => void): void {
  somePixel(box, picture, (x, y) => {
    visit(x, y);
    return false;
  });
}

export const grow = ([left, top, width, height]: Box, by: number): Box => [
  left - by,
  top - by,
  width + 2 * by,
  height + 2 * by,
];

/** How much of a pixel a colour covers above another one: from 0 to 1. Undefined if the pixel is not a mixture of the two. */
export function coverage(seen: Colour, over: Colour, under: Colour): number | undefined {
  const step = over.map((part, index) => part - (under[index] as number));
  const way = seen.map((part, index) => part - (under[index] as number));
  const along = (one: number[]) => one.reduce((sum, part, index) => sum + part * (step[index] as number), 0);
  const share = along(way) / along(step);
  const isMixture = way.every((part, index) => Math.abs(part - share * (step[index] as number)) <= 16);
  return isMixture ? share : undefined;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Colour, two: Colour): number {
  const [first, second] = [luminance(one), luminance(two)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The linear value of each of the 256 values of a colour channel, by WCAG 2.2. */
const linear = Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance by WCAG 2.2. */
function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [linear[red], linear[green], linear[blue]] as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
