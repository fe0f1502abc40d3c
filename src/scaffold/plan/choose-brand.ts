import { createRequire } from "node:module";
import type sharp from "sharp";

/** The colour of a site without an icon's colour: a calm ink. */
export const plainBrand = "#334155";

const side = 48;

/**
 * The dominant colour of an icon, weighted by chroma: for a blue glyph on white, the blue. Undefined without sharp, or if the icon cannot
 * be drawn.
 */
export async function chooseBrand(icon: Buffer): Promise<string | undefined> {
  try {
    const load = createRequire(import.meta.url)("sharp") as typeof sharp;
    const { data } = await load(icon, { limitInputPixels: 1e8 })
      .resize(side, side, { fit: "fill" })
      .flatten({ background: "#ffffff" })
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return dominantColour(data);
  } catch {
    return undefined;
  }
}

const isPaper = (r: number, g: number, b: number) => Math.min(r, g, b) > 235;

function countInked(pixels: Uint8Array): number {
  let count = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3)
    if (!isPaper(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) count++;
  return count;
}

export function dominantColour(pixels: Uint8Array): string {
  interface Bin {
    weight: number;
    count: number;
    sum: [number, number, number];
  }
  const bins = new Map<number, Bin>();
  // A glyph on white counts by its own colour, however small it is.
  const isInked = countInked(pixels) >= (0.05 * pixels.length) / 3;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    if (isInked && isPaper(r, g, b)) continue;
    const chroma = (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const bin = bins.get(key) ?? { weight: 0, count: 0, sum: [0, 0, 0] };
    // A small constant, so that an icon without colour also has a dominant one.
    bin.weight += 0.1 + chroma;
    bin.count++;
    bin.sum = [bin.sum[0] + r, bin.sum[1] + g, bin.sum[2] + b];
    bins.set(key, bin);
  }
  const [best] = [...bins.values()].sort((one, other) => other.weight - one.weight);
  if (!best) return plainBrand;
  const hex = best.sum.map((sum) =>
    Math.round(sum / best.count)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
